// A notice of unlawful content: types, states, and who may do what when. Pure.
import type { noticeStates } from '#contract/notices.ts';
import type { NoticeCategory } from '#contract/notices.paths.ts';
import type { Language } from '#kernel/languages.ts';

export type NoticeState = (typeof noticeStates)[number];
/** Who reported, and the partner whose tour was reported. */
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

/** What an operator decides next, and the state that follows; undefined when nothing is left to decide. */
export function nextDecision(state: NoticeState): { stage: Stage; state: NoticeState } | undefined {
  if (state === 'received') return { stage: 'first', state: 'decided' };
  return state === 'appealed' ? { stage: 'appeal', state: 'closed' } : undefined;
}

const appealMonths = 6;

/** Until when this party may appeal (article 20): against a removal the partner, else who reported. */
export function appealBefore({ state, decisions, tourId }: Notice, party: Party): Date | null {
  const decided = decisions.find(({ stage }) => stage === 'first');
  if (state !== 'decided' || !decided) return null;
  const loser: Party = decided.outcome === 'removed' ? 'partner' : 'notifier';
  if (party !== loser || (party === 'partner' && tourId === null)) return null;
  const end = new Date(decided.decidedAt);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}
