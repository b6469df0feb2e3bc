import { Link } from 'react-router';
import type { AdminNoticeView } from '#contract/notices.ts';
import * as paths from '#contract/paths.generated.ts';
import { NoticeTimeline } from '#web/notices/notice-timeline.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './cases.module.css';
import { DecisionForm } from './decision-form.tsx';
import { supplierAddress, userAddress } from './list-address.ts';

type Props = { notice: AdminNoticeView; reportDecision: (text: string) => Promise<void> };

/** A notice with its decisions, and the form for the next one. */
export function NoticeCase({ notice, reportDecision }: Props) {
  const t = useT('moderation');
  const { call } = usePageContext();
  const { id, reference, state, origin, name, email, tourId, subject, decisions } = notice;
  const notifier = [name, email].filter(Boolean).join(', ');
  const isOpen = state === 'received' || state === 'appealed';
  const isOwn = origin === 'operator';
  const isPause = isOwn && !isOpen && decisions.at(-1)?.outcome === 'removed';
  const own = subject ? 'suspension' : 'pause';
  const begun = isOwn
    ? t(subject ? 'suspension_own' : 'notice_own')
    : notifier
      ? t('notice_from', { notifier })
      : t('notice_unnamed');
  const removal = t(isOwn ? `${own}_upheld` : tourId ? 'notice_removed_tour' : 'notice_removed');
  const removed = { value: 'removed' as const, text: removal, fields: ['basis', 'reasons'] as const };
  const kept = { value: 'kept' as const, text: t(isOwn ? `${own}_end` : 'notice_kept'), fields: ['reasons'] as const };
  return (
    <article className={styles.caseCard} aria-labelledby={id}>
      <div>
        <h2 id={id}>{reference}</h2>
        <p className={styles.soft}>{begun}</p>
        {subject ? (
          <p>
            <Link to={subject.kind === 'user' ? userAddress(subject.id) : supplierAddress(subject.name)}>
              {subject.name}
            </Link>
          </p>
        ) : null}
        <NoticeTimeline notice={notice} heading="h3" />
      </div>
      {isOpen || isPause ? (
        <DecisionForm
          key={state}
          outcomes={isPause ? [kept] : [kept, removed]}
          note={t(isOwn ? `${own}_note` : 'notice_note')}
          decide={async ({ outcome, basis, reasons = '' }) => {
            await call(paths.decideNotice, { params: { id }, body: { outcome, basis, reasons } });
            await reportDecision(t(isOwn ? `${own}_decided_${outcome}` : `notice_decided_${outcome}`, { reference }));
          }}
        />
      ) : null}
    </article>
  );
}
