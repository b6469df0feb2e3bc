import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { purposeOfNext, tripOfNext } from './trip-of-next.ts';

const today = '2026-08-01';

describe('the return address of the sign-in page', () => {
  test('names the tour, day and party of a booking page', () => {
    const next = '/tours/safari-in-kenya/book?date=2026-08-04&adults=2&children=1&departure=d-1';
    assert.deepEqual(tripOfNext(next, today), {
      tourId: 'safari-in-kenya',
      trip: { date: '2026-08-04', adults: 2, children: 1, departure: 'd-1' },
    });
  });

  test('names those of a tour page whose form is filled in', () => {
    const found = tripOfNext('/tour/safari-in-kenya?date=2026-08-04', today);
    assert.deepEqual(found, { tourId: 'safari-in-kenya', trip: { date: '2026-08-04', adults: 1, children: 0 } });
  });

  test('is on the way to a booking without a day only on the booking page', () => {
    assert.equal(tripOfNext('/tours/safari-in-kenya/book', today)?.trip.date, '');
    assert.equal(tripOfNext('/tours/safari-in-kenya/book?date=2026-07-31', today)?.trip.date, '');
    assert.equal(tripOfNext('/tour/safari-in-kenya', today), null);
    assert.equal(tripOfNext('/tour/safari-in-kenya?date=2026-07-31', today), null);
  });

  test('is none for other pages', () => {
    for (const next of [
      null,
      '',
      '/dashboard',
      '/tours',
      '/tours?date=2026-08-04',
      '/tour/a/book?date=2026-08-04',
      '/tours/a/b/book',
      '//elsewhere.example/tours/a/book',
      '/tours/%zz/book',
    ])
      assert.equal(tripOfNext(next, today), null, String(next));
  });

  test('says what the visitor came for', () => {
    const dated = '/tour/safari-in-kenya?date=2026-08-04';
    for (const [next, purpose] of [
      [dated, 'booking'],
      ['/tours/safari-in-kenya/book', 'booking'],
      [`${dated}#cart`, 'cart'],
      ['/cart', 'cart'],
      [`${dated}#resenas`, 'helpful'],
      ['/tour/safari-in-kenya#resenas', 'helpful'],
      [`${dated}#waitlist`, 'waitlist'],
      ['/dashboard/wishlist?page=2', 'wishlist'],
      ['/gift-cards#buy', 'gift'],
      ['/tour/safari-in-kenya', null],
      ['/bookings', null],
      ['//elsewhere.example/cart', null],
      [null, null],
    ] as const)
      assert.equal(purposeOfNext(next, today), purpose, String(next));
  });
});
