// Somebody who recommends the marketplace: types, and the rules that need no database.
//
//   applied ──► approved ──► ended
//      └► declined ─► applied, once more
import type { AffiliateKind, AffiliateState } from '#contract/affiliates.ts';
import type { Language } from '#kernel/languages.ts';
import type { Settings } from '../settings/settings.ts';

export type Affiliate = {
  id: string;
  userId: string;
  kind: AffiliateKind;
  state: AffiliateState;
  name: string;
  link: string;
  message: string;
  language: Language;
  code: string | null;
  percent: number | null;
  appliedAt: Date;
  decidedAt: Date | null;
  reasons: string | null;
};

export type Outcome = Exclude<AffiliateState, 'applied'>;

/** What is promised: a share of what the marketplace keeps cannot be more than that. */
export const offeredPercent = ({ affiliatePercent, commissionPercent }: Settings): number =>
  Math.floor(Math.min(affiliatePercent, commissionPercent));

/** What may be decided from a state. */
const decisions: Record<AffiliateState, readonly Outcome[]> = {
  applied: ['approved', 'declined'],
  approved: ['ended'],
  declined: [],
  ended: [],
};

export const mayDecide = (state: AffiliateState, outcome: Outcome): boolean => decisions[state].includes(outcome);

/** Whoever was declined may try again; whoever was ended was told why. */
export const mayApply = (state: AffiliateState): boolean => state === 'declined';
