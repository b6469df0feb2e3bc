import { useEffect, useRef } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import { longDate } from '#web/content/long-date.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import styles from './digital-services-page.module.css';

/** Where a notice stands, from its receipt to the last decision. */
export function NoticeState({ notice }: { notice: NoticeView }) {
  const t = useT('digital-services');
  const { language } = useSurroundings();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reference, state, address, category, statement, receivedAt, decisions, appeal } = notice;
  return (
    <article className={styles.state}>
      <h3 ref={heading} tabIndex={-1}>
        {reference}
      </h3>
      <p className={styles.badge} role="status">
        {t(`state_${state}`)}
      </p>
      <dl>
        <div>
          <dt>{t('received_on')}</dt>
          <dd>{longDate(receivedAt, language)}</dd>
        </div>
        <div>
          <dt>{t('page')}</dt>
          <dd>
            <a href={address}>{address}</a>
          </dd>
        </div>
        <div>
          <dt>{t('category_label')}</dt>
          <dd>{t(`category_${category}`)}</dd>
        </div>
      </dl>
      <blockquote>{statement}</blockquote>
      {decisions.map((decision) => (
        <section key={decision.stage}>
          {decision.stage === 'appeal' && appeal ? (
            <>
              <h4>{t(`appeal_by_${appeal.by}`)}</h4>
              <blockquote>{appeal.text}</blockquote>
            </>
          ) : null}
          <h4>{t(`decision_${decision.stage}`)}</h4>
          <p>
            <strong>{t(`outcome_${decision.outcome}`)}</strong> {decision.basis ? t(`basis_${decision.basis}`) : null}
          </p>
          <blockquote>{decision.reasons}</blockquote>
          <p className={styles.when}>{t('decided_on', { date: longDate(decision.decidedAt, language) })}</p>
        </section>
      ))}
      {state === 'appealed' && appeal ? (
        <section>
          <h4>{t(`appeal_by_${appeal.by}`)}</h4>
          <blockquote>{appeal.text}</blockquote>
        </section>
      ) : null}
    </article>
  );
}
