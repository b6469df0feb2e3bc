import './gift-card-calls.ts';
import { useState } from 'react';
import type { GiftCardBalanceView } from '#contract/gift-cards.ts';
import { useFragment } from '#web/account/fragment.ts';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import formStyles from '#web/forms/forms.module.css';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './gift-cards-page.module.css';

/** What is left, for whoever has the code; a card's mail brings it behind the #. */
export function BalanceForm() {
  const t = useT('gift-cards');
  const { call, currency } = useSurroundings();
  const code = /^[0-9A-Z-]{16,19}$/i.exec(useFragment())?.[0] ?? '';
  const [left, setLeft] = useState<GiftCardBalanceView | null>(null);
  const { form, problem, isSending, submit } = useSending(async (entered) => {
    setLeft(null);
    setLeft(await call('readGiftCard', { body: { code: entered.code ?? '', currency: currency() } }));
  });
  return (
    <form ref={form} key={code} method="post" noValidate className={formStyles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ code: t('code') }}
        form={form}
        failed={statusOf(problem) === 404 ? t('unknown_code') : (serverText(problem, t) ?? t('check_failed'))}
      />
      <Field
        label={t('code')}
        name="code"
        defaultValue={code}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        note={t('code_note')}
        error={fieldText(problem, 'code')}
      />
      <div>
        <Button type="submit" disabled={isSending}>
          {t(isSending ? 'checking' : 'check')}
        </Button>
      </div>
      <div className={styles.answer} aria-live="polite">
        {left ? <Left left={left} /> : null}
      </div>
    </form>
  );
}

function Left({ left: { balance, amount, worth } }: { left: GiftCardBalanceView }) {
  const t = useT('gift-cards');
  return (
    <div className={styles.left}>
      <p>{t('left')}</p>
      <p className={styles.big}>
        <Price priceMinor={balance.priceMinor} currency={balance.currency} /> <span>{balance.currency}</span>
      </p>
      <p className={styles.soft}>
        {t('left_of')} <Price priceMinor={amount.priceMinor} currency={amount.currency} />
        {worth.currency === balance.currency ? null : (
          <>
            {' · '}
            {t('about')} <Price priceMinor={worth.priceMinor} currency={worth.currency} /> {worth.currency}
          </>
        )}
      </p>
      {balance.priceMinor > 0 ? (
        <p>
          <ButtonLink to="/tours" look="line">
            {t('spend')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
