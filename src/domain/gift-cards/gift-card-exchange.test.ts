import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { currencies } from '#kernel/money.ts';
import { type EuroRate, useRates } from '#domain/pricing/exchange-rates.ts';
import { type CardExchange, costOf, exchangeOf, worthOf } from './gift-card-exchange.ts';

const now = new Date('2026-12-10T15:00:00Z');
const on = (asOf: string): EuroRate[] => [
  { currency: 'USD', perEuro: 1.25, asOf },
  { currency: 'JPY', perEuro: 160, asOf },
];

describe('a gift card in another currency', () => {
  afterEach(() => useRates([]));

  test('pays at the rate of the day, less the margin', () => {
    useRates(on('2026-12-10'));
    const exchange = exchangeOf('USD', 'EUR', 2, now)!;
    assert.deepEqual(worthOf(exchange, 5000), { amountMinor: 3920, currency: 'EUR' });
    assert.deepEqual(costOf(exchange, 3920), { amountMinor: 5000, currency: 'USD' });
    assert.deepEqual(worthOf(exchangeOf('EUR', 'JPY', 0, now)!, 5000), { amountMinor: 8000, currency: 'JPY' });
  });

  test('pays nothing once one of the two rates is older than seven days, nor at rates that come with the program', () => {
    useRates(on('2026-12-03'));
    assert.notEqual(exchangeOf('USD', 'EUR', 2, now), null);
    useRates(on('2026-12-02'));
    assert.equal(exchangeOf('USD', 'EUR', 2, now), null);
    useRates(on('2026-12-10'));
    assert.equal(exchangeOf('USD', 'PEN', 2, now), null);
  });

  test('pays in its own currency at par, whatever the rates', () => {
    const same = exchangeOf('PEN', 'PEN', 2, now)!;
    assert.deepEqual([worthOf(same, 123).amountMinor, costOf(same, 123).amountMinor], [123, 123]);
  });

  test('costs the least that pays, and is never worth more than it costs', () => {
    const exchanges = fc
      .record({
        rate: fc.double({ min: 1e-4, max: 1e4, noNaN: true }),
        from: fc.constantFrom(...currencies),
        to: fc.constantFrom(...currencies),
      })
      .map((one): CardExchange => ({ ...one, asOf: '2026-12-10', marginPercent: 0 }));
    fc.assert(
      fc.property(exchanges, fc.integer({ min: 1, max: 10_000_000 }), (exchange, chargedMinor) => {
        const cost = costOf(exchange, chargedMinor).amountMinor;
        assert.ok(worthOf(exchange, cost).amountMinor >= chargedMinor, 'it pays');
        assert.ok(cost === 1 || worthOf(exchange, cost - 1).amountMinor <= chargedMinor, 'less would not be more');
      }),
    );
  });
});
