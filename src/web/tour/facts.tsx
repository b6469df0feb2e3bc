import type { ReactNode } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { durationText } from '#web/ui/duration-text.ts';
import { policyText } from './policy-text.ts';
import { guideLanguages } from './guide-languages.ts';
import type { ShownTour } from './shown-tour.ts';
import styles from './facts.module.css';

/** The key facts. States about payment and cancellation only what the policy grants. */
export function Facts({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const full = tour.policy.tiers.find((tier) => tier.refundPercent === 100);
  return (
    <ul className={styles.facts}>
      <Fact sign="M12 7v5l3 2M12 3a9 9 0 100 18 9 9 0 000-18z" label={t('duration')}>
        {durationText(tour.duration, t)}
      </Fact>
      <Fact sign="M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5" label={t('language')}>
        {guideLanguages(tour.languages, language)}
      </Fact>
      {tour.freeCancellation ? (
        <Fact sign="M5 12l5 5 9-10" label={t('common:free_cancellation')}>
          {full ? t('free_until_hours', { count: full.hoursBefore }) : t('free_cancellation_text')}
        </Fact>
      ) : (
        <Fact sign="M12 11v6M12 7v1M12 3a9 9 0 100 18 9 9 0 000-18z" label={t('cancellation')}>
          {policyText(tour.policy, t)}
        </Fact>
      )}
      {tour.facts.groupSizeMax ? (
        <Fact sign="M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-5 3-6 8-6s8 1 8 6" label={t('group')}>
          {t('group_up_to', { count: tour.facts.groupSizeMax })}
        </Fact>
      ) : null}
      {tour.payLater ? (
        <Fact sign="M3 7h18v11H3zM3 11h18M7 15h3" label={t('pay_later')}>
          {t('pay_later_text')}
        </Fact>
      ) : null}
      {tour.pickupAvailable ? (
        <Fact
          sign="M4 16V8h11l4 4v4M4 16h15M8 19a2 2 0 100-4 2 2 0 000 4zM16 19a2 2 0 100-4 2 2 0 000 4z"
          label={t('pickup')}
        >
          {t('pickup_text')}
        </Fact>
      ) : null}
      {tour.confirmation === 'on-request' ? (
        <Fact sign="M4 6h16v12H4zM4 7l8 6 8-6" label={t('on_request')}>
          {t('on_request_text')}
        </Fact>
      ) : null}
    </ul>
  );
}

function Fact({ sign, label, children }: { sign: string; label: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <div>
        <strong>{label}</strong>
        <span>{children}</span>
      </div>
    </li>
  );
}
