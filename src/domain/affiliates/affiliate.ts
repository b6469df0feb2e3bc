// An affiliate recommends the marketplace: types and pure rules.
//
//   applied ──► approved ──► ended
//      └► declined ─► applied, once more
import type { AffiliateKind, AffiliateState } from '#contract/affiliates.ts';
import type { Language } from '#kernel/languages.ts';
import type { Settings } from '#domain/settings/settings.ts';

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

export type AffiliateOutcome = Exclude<AffiliateState, 'applied'>;

/** The offered share, at most the marketplace's commission. */
export const offeredPercent = ({ affiliatePercent, commissionPercent }: Settings): number =>
  Math.floor(Math.min(affiliatePercent, commissionPercent));

/** The decisions that are possible in a state. */
const decisions: Record<AffiliateState, readonly AffiliateOutcome[]> = {
  applied: ['approved', 'declined'],
  approved: ['ended'],
  declined: [],
  ended: [],
};

export const possibleDecisions = (state: AffiliateState, outcome: AffiliateOutcome): boolean =>
  decisions[state].includes(outcome);

/** A declined applicant may apply again; an ended affiliate may not. */
export const canApply = (state: AffiliateState): boolean => state === 'declined';
