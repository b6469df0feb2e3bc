// The ledger's entries of affiliates: what they earned is taken from what the marketplace keeps, and owed to them.
import type { Money } from '#kernel/money.ts';
import type { Entry } from './ledger.ts';

export function affiliateShareEntries(share: Money): Entry[] {
  return [
    { account: 'commission', amountMinor: share.amountMinor },
    { account: 'affiliate', amountMinor: -share.amountMinor },
  ];
}
