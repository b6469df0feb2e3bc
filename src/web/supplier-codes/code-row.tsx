import { useState } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierCodeView } from '#contract/suppliers/promo-codes.ts';
import type { PromoCodeSetting } from '#kernel/choices/promo-code-states.ts';
import { ConfirmInPlace } from '#web/profile/security/confirm-in-place.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import type { Acts } from '#web/team/use-acts.ts';
import { Button } from '#web/ui/button.tsx';
import { priceText } from '#web/ui/price.tsx';
import { reductionText, termsOf } from './code-texts.ts';
import styles from './codes.module.css';

export function CodeRow({ code: promo, acts }: { code: SupplierCodeView; acts: Acts }) {
  const t = useT('supplier-codes');
  const { language } = usePageContext();
  const { id, code, state, taken, most, cost } = promo;
  return (
    <div className={styles.code}>
      <p className={team.name}>
        <span className={styles.letters}>{code}</span> · {reductionText(promo, t, language)}{' '}
        <span className={team.mark}>{t(`state_${state}`)}</span>
      </p>
      <p>
        {most === null ? t('used', { count: taken }) : t('used_of', { taken, most })}
        {cost.length > 0 ? ` · ${t('cost', { amount: cost.map((one) => priceText(one, language)).join(' + ') })}` : ''}
        {' · '}
        <Link to={`/supplier/codes/${id}`} aria-label={t('uses_spoken', { code })}>
          {t('uses')}
        </Link>
      </p>
      <p className={team.soft}>
        {termsOf(promo, t, language).map((term) => (
          <span key={term}>{term}</span>
        ))}
      </p>
      {state === 'ended' ? null : <StateButtons promo={promo} acts={acts} />}
    </div>
  );
}

function StateButtons({ promo: { id, code, state }, acts }: { promo: SupplierCodeView; acts: Acts }) {
  const t = useT('supplier-codes');
  const { call } = usePageContext();
  const [isConfirming, setConfirming] = useState(false);
  const set = (setting: PromoCodeSetting, done: string) =>
    void acts.run(() => call(paths.setSupplierCodeState, { params: { id }, body: { state: setting } }), done);
  const isPaused = state === 'paused';
  const action = isPaused ? 'resume' : 'pause';
  return (
    <>
      <div className={team.buttons}>
        <Button
          look="line"
          disabled={acts.isBusy}
          aria-label={t(`${action}_spoken`, { code })}
          onClick={() => set(isPaused ? 'active' : 'paused', t(`${action}d`, { code }))}
        >
          {t(action)}
        </Button>
        <Button look="quiet" aria-label={t('end_spoken', { code })} onClick={() => setConfirming(true)}>
          {t('end')}
        </Button>
      </div>
      {isConfirming ? (
        <ConfirmInPlace
          question={t('end_question', { code })}
          action={t('end')}
          onConfirm={() => {
            setConfirming(false);
            set('ended', t('ended', { code }));
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
