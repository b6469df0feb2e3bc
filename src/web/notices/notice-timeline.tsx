import type { ReactNode } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { DecisionText, isSuspension } from './decision-text.tsx';
import styles from './digital-services-page.module.css';

/** The fields of a notice that both sides and the operator see. */
type Known = Omit<NoticeView, 'reference' | 'you' | 'appealBefore'>;

/** `deciders`: who took each decision, for the operator. */
type Props = { notice: Known; heading?: 'h3' | 'h4'; deciders?: readonly ReactNode[] };

/** The reported content and the decisions so far. */
export function NoticeTimeline({ notice, heading: Heading = 'h4', deciders = [] }: Props) {
  const t = useT('digital-services');
  const { language } = usePageContext();
  const { state, origin, content, address, category, statement, receivedAt, decisions, appeal } = notice;
  return (
    <div className={styles.timeline}>
      <dl>
        {origin === 'report' ? (
          <div>
            <dt>{t('received_on')}</dt>
            <dd>{longDate(receivedAt, language)}</dd>
          </div>
        ) : null}
        {isSuspension(notice) ? (
          <div>
            <dt>{t('about')}</dt>
            <dd>{t(`log_${content}`)}</dd>
          </div>
        ) : (
          <div>
            <dt>{t(origin === 'report' ? 'page' : 'page_of_tour')}</dt>
            <dd>
              <a href={address}>{address}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('category_label')}</dt>
          <dd>{t(`category_${category}`)}</dd>
        </div>
      </dl>
      {statement ? <blockquote>{statement}</blockquote> : null}
      {decisions.map((decision, number) => (
        <section key={decision.stage}>
          {decision.stage === 'appeal' && appeal ? (
            <>
              <Heading>{t(`appeal_by_${appeal.by}`)}</Heading>
              <blockquote>{appeal.text}</blockquote>
            </>
          ) : null}
          <Heading>{t(`decision_${decision.stage}`)}</Heading>
          <p>
            <DecisionText notice={notice} decision={decision} />
          </p>
          <blockquote>{decision.reasons}</blockquote>
          <p className={styles.date}>
            {t('decided_on', { date: longDate(decision.decidedAt, language) })} {deciders[number]}
          </p>
        </section>
      ))}
      {state === 'appealed' && appeal ? (
        <section>
          <Heading>{t(`appeal_by_${appeal.by}`)}</Heading>
          <blockquote>{appeal.text}</blockquote>
        </section>
      ) : null}
    </div>
  );
}
