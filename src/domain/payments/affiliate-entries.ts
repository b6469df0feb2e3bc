// Ledger entries for affiliates: their share is taken from the marketplace's commission and owed to them.
import type { Money } from '#kernel/money.ts';
import type { Entry } from './ledger.ts';

export function affiliateShareEntries(share: Money): Entry[] {
  return [
    { account: 'commission', amountMinor: share.amountMinor },
    { account: 'affiliate', amountMinor: -share.amountMinor },
  ];
}
