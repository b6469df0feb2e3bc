import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import { type Offer, quotedOffer } from './load-offer.ts';
import { quoteKey } from './quote-key.ts';

const nine = {
  id: 'nine',
  optionId: 'shared',
  hasRoom: true,
  charged: { priceMinor: 5200, currency: 'EUR' },
} as unknown as DepartureView;
const five = { ...nine, id: 'five' };

describe('a quote', () => {
  test('is of one start: another one at the same price is quoted when it is chosen', () => {
    const offer = {
      availability: { departures: [nine, five], extras: [] } as unknown as AvailabilityView,
      departure: five,
      quotes: { [quoteKey(nine)]: { id: 'of nine' } as QuoteView },
      key: '',
    } as unknown as Offer;
    assert.deepEqual(quotedOffer(offer, { extras: {} }).missing, { departure: 'five' });
    assert.equal(quotedOffer({ ...offer, departure: nine }, { extras: {} }).missing, undefined);
  });
});
