import { actorView } from '#domain/audit/actor-view.ts';
import type { AdminNoticeView, LoggedNotice, NoticeView } from '#contract/notices.ts';
import { appealBefore, contentOf, type Notice, type Party, subjectOf } from './notice.ts';

export function noticeView(notice: Notice, you: Party, now: Date): NoticeView {
  const before = appealBefore(notice, you);
  return { ...shared(notice), you, appealBefore: before && now < before ? before.toISOString() : null };
}

export function adminNoticeView(notice: Notice): AdminNoticeView {
  const { id, tourId, tourTitle, name, email, language, subjectName } = notice;
  const subject = subjectOf(notice);
  return {
    ...shared(notice),
    id,
    decisions: notice.decisions.map((one) => ({ ...decisionView(one), decidedBy: actorView(one) })),
    tourId,
    tourTitle,
    subject: subject && { ...subject, name: subjectName ?? '' },
    name,
    email,
    language,
  };
}

/** Of a notice that suspends a supplier. */
export function suspensionOf(notice: Notice) {
  const last = notice.decisions.at(-1)!;
  return {
    supplierId: subjectOf(notice)!.id,
    decidedAt: last.decidedAt.toISOString(),
    decidedBy: actorView(last),
    reasons: last.reasons,
  };
}

/** Days, not moments: by these a reader could infer who was written to. */
export function loggedNotice(notice: Notice): LoggedNotice {
  const { category, origin, receivedAt } = notice;
  return {
    content: contentOf(notice),
    category,
    origin,
    receivedAt: dayOf(receivedAt),
    decisions: notice.decisions.map(({ stage, outcome, basis, decidedAt }) => ({
      stage,
      outcome,
      basis,
      decidedAt: dayOf(decidedAt),
    })),
    appealedBy: notice.appealedBy,
  };
}

const dayOf = (moment: Date): string => `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Without who decided. */
const decisionView = ({ stage, outcome, basis, reasons, decidedAt }: Notice['decisions'][number]) => ({
  stage,
  outcome,
  basis,
  reasons,
  decidedAt: decidedAt.toISOString(),
});

function shared(notice: Notice) {
  const { reference, origin, state, category, address, statement } = notice;
  const { appealedBy, appeal, appealedAt } = notice;
  return {
    reference,
    origin,
    state,
    category,
    content: contentOf(notice),
    address,
    statement,
    receivedAt: notice.receivedAt.toISOString(),
    decisions: notice.decisions.map(decisionView),
    appeal:
      appealedBy && appeal && appealedAt
        ? { by: appealedBy, text: appeal, appealedAt: appealedAt.toISOString() }
        : null,
  };
}
