export const affiliatePaths = {
  getAffiliateOffer: { method: 'GET', path: '/affiliates/offer' },
  applyAsAffiliate: { method: 'POST', path: '/affiliates' },
  getAffiliation: { method: 'GET', path: '/affiliates/me' },
  getAffiliateResults: { method: 'GET', path: '/affiliates/me/results' },
  recordClick: { method: 'POST', path: '/affiliate-clicks' },
  listAffiliates: { method: 'GET', path: '/admin/affiliates' },
  decideAffiliate: { method: 'POST', path: '/admin/affiliates/{id}/decision' },
} as const;

/** The parameter of a link that says who recommended it. */
export const viaParameter = 'via';
export const attributionDays = 30;
