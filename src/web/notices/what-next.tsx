import type { NoticeView } from '#contract/notices.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { isSuspension } from './decision-text.tsx';
import styles from './digital-services-page.module.css';

/** What follows an appeal, and what is left where there can be none any more. Nothing for a party that the decision is in favour of. */
export function WhatNext({ notice }: { notice: NoticeView }) {
  const t = useT('digital-services');
  const { state, you, content, decisions, appeal, appealBefore } = notice;
  const [first] = decisions;
  const isConcerned = first !== undefined && (first.outcome === 'removed') === (you !== 'notifier');
  if (!isConcerned || decisions.at(-1)?.stage === 'withdrawal') return null;
  const isAppealed = state === 'appealed' && appeal?.by === you;
  const about =
    first.outcome === 'kept' ? 'kept' : isSuspension(notice) ? 'suspension' : content === 'tour' ? 'tour' : 'removed';
  const steps =
    appealBefore || isAppealed
      ? [t('next_receipt'), t('next_person'), t(`next_meanwhile_${about}`), t(`next_upheld_${about}`)]
      : [t(state === 'decided' ? 'next_too_late' : 'next_over')];
  return (
    <section className={styles.next} aria-labelledby="next">
      <h3 id="next">{t('next')}</h3>
      <ul>
        {[...steps, t('next_elsewhere')].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
