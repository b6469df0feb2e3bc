import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { money } from '#kernel/money.ts';
import { captureEntries, commissionOf, type Entry, refundEntries, saleEntries } from './ledger.ts';

const total = fc.integer({ min: 0, max: 100_000_000 }).map((minor) => money(minor, 'EUR'));
const percent = fc.integer({ min: 0, max: 50 });
const sum = (entries: Entry[]) => entries.reduce((all, entry) => all + entry.amountMinor, 0);
const of = (entries: Entry[], account: string) => sum(entries.filter((entry) => entry.account === account));

describe('ledger entries', () => {
  test('of every kind sum to zero', () => {
    fc.assert(
      fc.property(total, percent, (price, rate) => {
        for (const entries of [
          saleEntries(price, commissionOf(price, rate)),
          captureEntries(price),
          refundEntries(price),
        ])
          assert.equal(sum(entries), 0);
      }),
    );
  });

  test('of a refund undo those of the capture', () => {
    fc.assert(
      fc.property(total, (price) => {
        const both = [...captureEntries(price), ...refundEntries(price)];
        for (const account of ['cash', 'traveller']) assert.equal(of(both, account), 0);
      }),
    );
  });

  test('leave the supplier the price without the commission', () => {
    const entries = saleEntries(money(10_000, 'EUR'), commissionOf(money(10_000, 'EUR'), 15));
    assert.deepEqual(
      [of(entries, 'traveller'), of(entries, 'supplier'), of(entries, 'commission')],
      [10_000, -8500, -1500],
    );
  });
});
