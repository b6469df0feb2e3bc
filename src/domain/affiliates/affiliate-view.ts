import type { AdminAffiliateView, AffiliationView } from '#contract/affiliates.ts';
import { viaParameter } from '#contract/affiliates.paths.ts';
import { type Affiliate, mayApply } from './affiliate.ts';
import type { Listed } from './affiliate-queries.ts';

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
    can: { apply: mayApply(state) },
  };
}

export function adminAffiliateView(affiliate: Listed): AdminAffiliateView {
  return {
    ...affiliate,
    appliedAt: affiliate.appliedAt.toISOString(),
    decidedAt: affiliate.decidedAt?.toISOString() ?? null,
  };
}
