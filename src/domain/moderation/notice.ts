// A notice of illegal content: types, states and permissions. Pure.
import type { noticeOrigins, noticeStates } from '#contract/notices.ts';
import type { NoticeCategory } from '#kernel/choices/notice-categories.ts';
import type { Language } from '#kernel/languages.ts';

export type NoticeState = (typeof noticeStates)[number];
/** Who began it: somebody who reported the content, or the operator by itself. */
export type NoticeOrigin = (typeof noticeOrigins)[number];
/** The notifier, and the supplier of the reported tour. */
export type Party = 'notifier' | 'partner';
/** `withdrawal`: the operator takes back what it decided by itself. */
export type Stage = 'first' | 'appeal' | 'withdrawal';
export type Outcome = 'removed' | 'kept';

export type Notice = {
  id: string;
  reference: string;
  origin: NoticeOrigin;
  state: NoticeState;
  category: NoticeCategory;
  address: string;
  tourId: string | null;
  statement: string;
  name: string | null;
  email: string | null;
  language: Language;
  receivedAt: Date;
  appealedBy: Party | null;
  appeal: string | null;
  appealedAt: Date | null;
  decisions: Decision[];
};

export type Decision = {
  stage: Stage;
  outcome: Outcome;
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

/** The deadline for an appeal by this party (article 20): against a removal the supplier, else the notifier. */
export function appealBefore({ state, decisions, tourId }: Notice, party: Party): Date | null {
  const decided = decisions.find(({ stage }) => stage === 'first');
  if (state !== 'decided' || !decided) return null;
  const loser: Party = decided.outcome === 'removed' ? 'partner' : 'notifier';
  if (party !== loser || (party === 'partner' && tourId === null)) return null;
  const end = new Date(decided.decidedAt);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}
