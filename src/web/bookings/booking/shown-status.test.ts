import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BookingView } from '#contract/bookings.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { awaitsPayment, failedSentence, isToPay, paidOf, statusWord } from './shown-status.ts';

const startsAtUtc = '2026-06-10T10:00:00.000Z';
const payment = (state: BookingView['payment']['state']) => ({ state }) as BookingView['payment'];
const texts = messagesOf('en', 'booking-detail');

describe('the status that a traveller reads', () => {
  const shown = (status: BookingView['status'], state: BookingState, toPay = false) =>
    texts[`status_${statusWord({ status, state }, toPay)}`];

  test('is the exact state where the status does not say what happened', () => {
    assert.equal(shown('Cancelled', 'declined'), 'Declined');
    assert.equal(shown('Cancelled', 'expired'), 'Expired');
    assert.equal(shown('Confirmed', 'completed'), 'Completed');
  });

  test('is the status of the API for every other state', () => {
    assert.equal(shown('Cancelled', 'cancelled'), 'Cancelled');
    assert.equal(shown('Pending', 'on_hold'), 'Pending');
    assert.equal(shown('Confirmed', 'no_show'), 'Confirmed');
  });

  test('says that a confirmed booking is to pay until it is paid or starts', () => {
    const before = Date.parse(startsAtUtc) - 1;
    const toPay = (state: BookingState, paid: BookingView['payment']['state'], now = before) =>
      isToPay({ state, payment: payment(paid), startsAtUtc }, now);
    assert.equal(toPay('confirmed', 'due'), true);
    assert.equal(toPay('confirmed', 'paid'), false);
    assert.equal(toPay('pending', 'due'), false);
    assert.equal(toPay('confirmed', 'due', Date.parse(startsAtUtc)), false);
    const held = { state: 'on_hold' as const, payment: payment('due'), startsAtUtc };
    assert.equal(awaitsPayment(held), true);
    assert.equal(awaitsPayment({ ...held, state: 'pending' }), false);
    assert.equal(shown('Confirmed', 'confirmed', true), 'Not paid yet');
  });
});

describe('a booking that did not come about', () => {
  const sentence = (state: BookingState, paid: BookingView['payment']['state']) => {
    const key = failedSentence({ state, payment: payment(paid) });
    return key && texts[key];
  };

  test('says whether nothing was charged or the payment is refunded', () => {
    assert.match(sentence('declined', 'none')!, /could not confirm this request\. Nothing was charged\.$/);
    assert.match(sentence('declined', 'refunded')!, /What you paid is refunded in full\.$/);
    assert.match(sentence('expired', 'none')!, /places were released\. Nothing was charged\.$/);
    assert.match(
      sentence('expired', 'refunded')!,
      /not completed in time, so your places were released\. What you paid is refunded in full\.$/,
    );
  });

  test('is neither a cancelled one nor one that is pending', () => {
    assert.equal(sentence('cancelled', 'refunded'), null);
    assert.equal(sentence('pending', 'due'), null);
  });
});

describe('what was paid for a request that waits for its answer', () => {
  const total = { price: 116, priceMinor: 11600, currency: 'EUR' as const };
  const giftCard = { price: 50, priceMinor: 5000, currency: 'EUR' as const };
  const paid = (state: BookingView['payment']['state'], card: BookingView['payment']['giftCard'] = null) =>
    paidOf({ payment: { ...payment(state), giftCard: card }, total });

  test('is the whole price, the part of a gift card, or nothing', () => {
    assert.equal(paid('paid'), total);
    assert.equal(paid('due', giftCard), giftCard);
    assert.equal(paid('due'), null);
  });
});
