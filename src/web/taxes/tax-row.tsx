import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TaxView } from '#contract/suppliers/taxes.ts';
import { type Currency, formatMoney } from '#kernel/money.ts';
import { longDate } from '#web/articles/long-date.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { scopeName, type TaxScopes } from './tax-scopes.ts';

type Props = { tax: TaxView; currency: Currency; scopes: TaxScopes; acts: Acts };

export function TaxRow({ tax, currency, scopes, acts }: Props) {
  const t = useT('taxes');
  const { call, language } = usePageContext();
  const [isConfirming, setConfirming] = useState(false);
  const { id, names, percent, perPersonMinor, optionId, createdAt } = tax;
  const scope = scopeName(tax, scopes) ?? t(optionId ? 'of_option' : 'of_all');
  const name = names[language] ?? names.en;
  const rate =
    percent === null
      ? t('rate_person', { amount: formatMoney({ amountMinor: perPersonMinor!, currency }, language) })
      : t('rate_percent', { percent: new Intl.NumberFormat(language).format(percent) });
  const others = [names.en, names.es, names.fr].filter((one) => one !== undefined && one !== name);
  const end = () => call(paths.endTax, { params: { id } });
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>
            {name} · {rate}
          </p>
          <p>{scope}</p>
          <p className={styles.soft}>
            {others.length > 0 ? <span>{others.join(' · ')}</span> : null}
            <span>{t('since', { date: longDate(createdAt, language) })}</span>
          </p>
        </div>
        <Button look="line" aria-label={t('end_spoken', { name, scope })} onClick={() => setConfirming(true)}>
          {t('end')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('end_question', { name })}
          action={t('end')}
          onConfirm={() => void acts.run(end, t('ended', { name }))}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
