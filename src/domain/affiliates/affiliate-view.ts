import type { AdminAffiliateView, AffiliationView } from '#contract/affiliates.ts';
import { viaParameter } from '#kernel/referrals.ts';
import { type Affiliate, canApply } from './affiliate.ts';
import type { AffiliateWithEmail } from './affiliate-queries.ts';

export function affiliationView(affiliate: Affiliate, appUrl: string): AffiliationView {
  const { kind, state, name, code, percent, reasons } = affiliate;
  const isApproved = state === 'approved';
  return {
    kind,
    state,
    name,
    appliedAt: affiliate.appliedAt.toISOString(),
    code: isApproved ? code : null,
    link: isApproved ? `${appUrl}/?${viaParameter}=${code}` : null,
    percent,
    reasons,
    can: { apply: canApply(state) },
  };
}

export function adminAffiliateView(affiliate: AffiliateWithEmail): AdminAffiliateView {
  return {
    ...affiliate,
    appliedAt: affiliate.appliedAt.toISOString(),
    decidedAt: affiliate.decidedAt?.toISOString() ?? null,
  };
}
