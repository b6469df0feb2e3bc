// A notice of illegal content: types, states and permissions. Pure.
import type { noticeStates } from '#contract/notices.ts';
import type { NoticeCategory } from '#kernel/choices/notice-categories.ts';
import type { Language } from '#kernel/languages.ts';

export type NoticeState = (typeof noticeStates)[number];
/** The notifier, and the supplier of the reported tour. */
export type Party = 'notifier' | 'partner';
export type Stage = 'first' | 'appeal';
export type Outcome = 'removed' | 'kept';

export type Notice = {
  id: string;
  reference: string;
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
export function nextDecision(state: NoticeState): { stage: Stage; state: NoticeState } | undefined {
  if (state === 'received') return { stage: 'first', state: 'decided' };
  return state === 'appealed' ? { stage: 'appeal', state: 'closed' } : undefined;
}

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
