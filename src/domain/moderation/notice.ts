// A notice of illegal content: types, states and permissions. Pure.
import type { noticeContents, noticeOrigins, noticeParties, noticeStates } from '#contract/notices.ts';
import { readPrefix } from '#kernel/language-routes.ts';
import type { NoticeCategory } from '#kernel/notices/notice-categories.ts';
import type { Language } from '#kernel/languages.ts';
import type { ActorRow } from '#domain/audit/actor-view.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';

export type NoticeState = (typeof noticeStates)[number];
/** Who began it: a person who reported the content, or the operator by itself. */
export type NoticeOrigin = (typeof noticeOrigins)[number];
/** The notifier; whom a decision concerns: the supplier, of the reported tour or itself, or the user who is suspended. */
export type Party = (typeof noticeParties)[number];
export type NoticeContent = (typeof noticeContents)[number];
/** `withdrawal`: the operator undoes what it decided by itself. */
export type Stage = 'first' | 'appeal' | 'withdrawal';
export type NoticeOutcome = 'removed' | 'kept';

export type Notice = {
  id: string;
  reference: string;
  origin: NoticeOrigin;
  state: NoticeState;
  category: NoticeCategory;
  address: string;
  tourId: string | null;
  /** Who is suspended. Of these and the tour one at most. */
  subjectUserId: string | null;
  subjectSupplierId: string | null;
  /** The name of the supplier, or the e-mail address of the user. */
  subjectName: string | null;
  statement: string;
  name: string | null;
  email: string | null;
  language: Language;
  receivedAt: Date;
  appealedBy: Party | null;
  appeal: string | null;
  appealedAt: Date | null;
  /** Of the tour, as its supplier wrote it. */
  tourTitle: string | null;
  decisions: (Decision & ActorRow)[];
};

export type Decision = {
  stage: Stage;
  outcome: NoticeOutcome;
  basis: 'law' | 'terms' | null;
  reasons: string;
  decidedAt: Date;
};

/** The next decision of an operator and the resulting state; undefined if there is none. */
export function nextDecision(notice: Notice): { stage: Stage; state: NoticeState } | undefined {
  if (notice.state === 'received') return { stage: 'first', state: 'decided' };
  if (notice.state === 'appealed') return { stage: 'appeal', state: 'closed' };
  return notice.origin === 'operator' && isRemoval(notice) ? { stage: 'withdrawal', state: 'closed' } : undefined;
}

/** Whether the last decision removes the content. */
export const isRemoval = ({ decisions }: Notice): boolean => decisions.at(-1)?.outcome === 'removed';

const appealMonths = 6;

/** Whom the notice suspends; null if it is about a page or a tour. */
export function subjectOf({ subjectUserId, subjectSupplierId }: Notice): Subject | null {
  if (subjectUserId !== null) return { kind: 'user', id: subjectUserId };
  return subjectSupplierId === null ? null : { kind: 'supplier', id: subjectSupplierId };
}

export function contentOf(notice: Notice): NoticeContent {
  const isTour = notice.tourId !== null || /^\/tours?\//.test(readPrefix(notice.address).rest);
  return subjectOf(notice)?.kind ?? (isTour ? 'tour' : 'page');
}

/** Whom a removal concerns; null if it is unknown. */
function concernedParty(notice: Notice): Party | null {
  if (notice.subjectUserId !== null) return 'user';
  return notice.tourId === null && notice.subjectSupplierId === null ? null : 'partner';
}

/** The deadline for an appeal by this party (article 20): against a removal whom it concerns, else the notifier. */
export function appealBefore(notice: Notice, party: Party): Date | null {
  const decided = notice.decisions.find(({ stage }) => stage === 'first');
  if (notice.state !== 'decided' || !decided) return null;
  if (party !== (decided.outcome === 'removed' ? concernedParty(notice) : 'notifier')) return null;
  const end = new Date(decided.decidedAt);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}
