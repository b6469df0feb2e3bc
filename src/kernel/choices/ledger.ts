/** The accounts of the ledger, and what is posted to them. */
export const ledgerAccounts = [
  'traveller',
  'supplier',
  'commission',
  'cash',
  'gift_card',
  'exchange',
  'affiliate',
  'goodwill',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const ledgerKinds = [
  'sale',
  'sale_reversal',
  'capture',
  'refund',
  'gift_card_sale',
  'gift_card_redemption',
  'gift_card_return',
  'gift_card_withdrawal',
  'affiliate_share',
  'goodwill',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
