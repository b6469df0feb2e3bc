export const giftCardPaths = {
  getGiftCardOffer: { method: 'GET', path: '/gift-cards/offer' },
  buyGiftCard: { method: 'POST', path: '/gift-cards' },
  listGiftCards: { method: 'GET', path: '/gift-cards' },
  readGiftCard: { method: 'POST', path: '/gift-cards/balance' },
  resendGiftCard: { method: 'POST', path: '/gift-cards/{id}/mail' },
  withdrawGiftCard: { method: 'POST', path: '/gift-cards/{id}/withdrawal' },
} as const;
