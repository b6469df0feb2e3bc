import { Link } from 'react-router';
import type { AdminNoticeView } from '#contract/notices.ts';
import { longDate } from '#web/articles/long-date.ts';
import * as paths from '#contract/paths.generated.ts';
import { DecisionText } from '#web/notices/decision-text.tsx';
import { NoticeTimeline } from '#web/notices/notice-timeline.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ActorName } from './audit/actor-name.tsx';
import styles from './cases/cases.module.css';
import { DecisionForm } from './cases/decision-form.tsx';
import { supplierAddress, userAddress } from './list-address.ts';

type Props = { notice: AdminNoticeView; reportDecision: (text: string) => Promise<void> };

/** What a notice is known by in a list: what is wrong, with what, since when. */
export function useNoticeSummary() {
  const t = useT('digital-services');
  const { language } = usePageContext();
  return (notice: AdminNoticeView) => {
    const { reference, state, origin, category, content, subject, tourTitle, address, appeal } = notice;
    const isAppealed = state === 'appealed' && appeal;
    const last = notice.decisions.at(-1);
    const date = longDate(isAppealed ? appeal.appealedAt : notice.receivedAt, language);
    return {
      title: reference,
      facts: [
        t(`category_${category}`),
        `${t('common:said_of', { name: t(`log_${content}`) })} ${subject?.name ?? tourTitle ?? address}`,
        notice.name,
        isAppealed || origin === 'operator'
          ? t(`moderation:${isAppealed ? 'appealed' : 'own'}_since`, { date })
          : t('log_reported', { date }),
        last ? (
          <span key="last">
            <DecisionText notice={notice} decision={last} /> {last.decidedBy?.name}
          </span>
        ) : null,
      ],
      excerpt: isAppealed ? appeal.text : notice.statement || last?.reasons,
      language: notice.language,
    };
  };
}

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
  const removed = {
    value: 'removed' as const,
    text: removal,
    explanation: isOwn || tourId ? undefined : t('notice_removed_explanation'),
    asks: ['basis', 'reasons'] as const,
    isHarmful: true,
  };
  const kept = { value: 'kept' as const, text: t(isOwn ? `${own}_end` : 'notice_kept'), asks: ['reasons'] as const };
  return (
    <>
      <div>
        <p className={styles.soft}>{begun}</p>
        {subject ? (
          <p>
            <Link to={subject.kind === 'user' ? userAddress(subject.id) : supplierAddress(subject.name)}>
              {subject.name}
            </Link>
          </p>
        ) : null}
        <NoticeTimeline
          notice={notice}
          heading="h3"
          deciders={decisions.map(({ stage, decidedBy }) => (
            <ActorName key={stage} actor={decidedBy} />
          ))}
        />
      </div>
      {isOpen || isPause ? (
        <DecisionForm
          caseId={id}
          key={state}
          subject={reference}
          outcomes={isPause ? [kept] : [kept, removed]}
          note={t(isOwn ? `${own}_note` : 'notice_note')}
          decide={async ({ outcome, basis, reasons = '' }) => {
            await call(paths.decideNotice, { params: { id }, body: { outcome, basis, reasons } });
            await reportDecision(t(isOwn ? `${own}_decided_${outcome}` : `notice_decided_${outcome}`, { reference }));
          }}
        />
      ) : null}
    </>
  );
}
