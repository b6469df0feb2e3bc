import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BookingView } from '#contract/bookings.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import { pollDelayMs, mostPolls, paymentProgress, progressText } from './payment-progress.ts';

const progress = (state: BookingState, paid: BookingView['payment']['state'], polls = 0) =>
  paymentProgress({ state, payment: { state: paid } as BookingView['payment'] }, polls);

describe('back from the payment page', () => {
  test('it is being confirmed until the provider has reported, also for a booking that was confirmed before', () => {
    assert.equal(progress('on_hold', 'due'), 'waiting');
    assert.equal(progress('confirmed', 'due'), 'waiting');
    assert.equal(progress('confirmed', 'paid'), 'complete');
  });

  test('a paid request says that its partner has to answer', () => {
    assert.equal(progress('on_hold', 'due'), 'waiting');
    assert.equal(progress('pending', 'paid'), 'pending');
  });

  test('a booking paid now is completed; of one that was confirmed before, the payment is received', () => {
    assert.equal(progressText({ payment: { kind: 'now' } }, 'complete'), 'completed');
    assert.equal(progressText({ payment: { kind: 'later' } }, 'complete'), 'payment_received');
    assert.equal(progressText({ payment: { kind: 'later' } }, 'waiting'), 'payment_waiting');
  });

  test('nothing is said of a booking that has ended, nor of a request that is not paid', () => {
    assert.equal(progress('pending', 'due'), null);
    for (const state of ['expired', 'cancelled', 'declined'] as const) assert.equal(progress(state, 'none'), null);
  });

  test('the server is polled soon, then ever more rarely, and no longer after some minutes', () => {
    const pauses = Array.from({ length: mostPolls }, (_, polls) => pollDelayMs(polls));
    assert.equal(pauses[0], 1000);
    assert.deepEqual(
      pauses,
      pauses.toSorted((one, other) => one - other),
    );
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    assert.ok(total > 150_000 && total < 300_000, `${total} ms`);
    assert.equal(progress('confirmed', 'due', mostPolls), 'late');
  });
});
