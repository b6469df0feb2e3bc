import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reachesDatabase } from './reaches-database.ts';

test('a file reaches a database if it imports the test application, also through a helper', () => {
  assert.equal(reachesDatabase('src/domain/bookings/cart/cart.test.ts'), true);
  assert.equal(reachesDatabase('test/test-tour.ts'), true);
  assert.equal(reachesDatabase('test/promo-codes.ts'), true);
});

test('a file of pure rules reaches none', () => {
  assert.equal(reachesDatabase('src/domain/bookings/items/booking-item.test.ts'), false);
});
