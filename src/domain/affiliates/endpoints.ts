import type { affiliateEndpoints } from '#contract/affiliates.ts';
import { attributionDays } from '#kernel/referrals.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { offeredPercent } from './affiliate.ts';
import { findAffiliate, listAffiliates } from './affiliate-queries.ts';
import { adminAffiliateView, affiliationView } from './affiliate-view.ts';
import { applyAsAffiliate } from './apply-as-affiliate.ts';
import { decideAffiliate } from './decide-affiliate.ts';
import { recordClick } from './record-click.ts';

export const affiliateHandlers: Handlers<typeof affiliateEndpoints> = {
  async getAffiliateOffer(context) {
    return { percent: offeredPercent(await currentSettings(context)), days: attributionDays };
  },
  applyAsAffiliate: (context, { body }) => applyAsAffiliate(context, body),
  async getAffiliation(context) {
    const affiliate = await findAffiliate(context.database.db, { userId: signedIn(context).id });
    return { affiliation: affiliate ? affiliationView(affiliate, context.config.appUrl) : null };
  },
  recordClick: (context, { body }) => recordClick(context, body.code),

  async listAffiliates({ database }, { query: { page, pageSize, ...filters } }) {
    const question = { ...filters, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await listAffiliates(database.db, question);
    return { data: rows.map(adminAffiliateView), page, pageSize, total };
  },
  decideAffiliate: (context, { params, body }) => decideAffiliate(context, params.id, body),
};
