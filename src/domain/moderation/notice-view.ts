import type { AdminNoticeView, NoticeView } from '#contract/notices.ts';
import { appealBefore, type Notice, type Party } from './notice.ts';

export function noticeView(notice: Notice, you: Party, now: Date): NoticeView {
  const before = appealBefore(notice, you);
  return { ...shared(notice), you, appealBefore: before && now < before ? before.toISOString() : null };
}

export function adminNoticeView(notice: Notice): AdminNoticeView {
  const { id, tourId, name, email, language } = notice;
  return { ...shared(notice), id, tourId, name, email, language };
}

function shared({ reference, origin, state, category, address, statement, ...notice }: Notice) {
  const { appealedBy, appeal, appealedAt } = notice;
  return {
    reference,
    origin,
    state,
    category,
    address,
    statement,
    receivedAt: notice.receivedAt.toISOString(),
    decisions: notice.decisions.map(({ decidedAt, ...decision }) => ({
      ...decision,
      decidedAt: decidedAt.toISOString(),
    })),
    appeal:
      appealedBy && appeal && appealedAt
        ? { by: appealedBy, text: appeal, appealedAt: appealedAt.toISOString() }
        : null,
  };
}
