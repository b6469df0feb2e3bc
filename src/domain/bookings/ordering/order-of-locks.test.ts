// Bookings of one departure wait for each other from the statement that takes its seats to the commit. What only the booking itself
// writes comes before it, so that a departure that all want is locked for the shortest time.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import { recordStatements } from '#test/statements.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

const afterTheSeats = [
  'insert into departure_extras',
  'update promo_codes',
  'insert into promo_code_uses',
  'update idempotency_keys',
  'commit',
];

describe('the transaction that takes seats', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  checkInvariantsAfterEach();
  closeTestTours();

  for (const [what, path, payLater] of [
    ['a booking that is paid later', '/api/bookings', true],
    ['a booking that is paid now', '/api/bookings', false],
    ['a hold', '/api/holds', true],
  ] as const)
    test(`of ${what} locks its departure after all but extras, promo code and the response of its key`, async () => {
      const written = await writesOf(path, payLater);
      const seats = written.indexOf('update departures');
      assert.deepEqual(written.slice(seats + 1), afterTheSeats);
      assert.ok(written.slice(written.indexOf('begin'), seats).includes('insert into bookings'), written.join('\n'));
    });

  /** The statements of the request, those that write by kind and table. One writes to a departure: the conditional one. */
  async function writesOf(path: string, payLater: boolean): Promise<string[]> {
    const tour = await createTestTour({ useDemoSupplier: true, payLater, extras: [{ label: 'Helmet', stock: 4 }] });
    const { code } = await createPromoCode({ tours: [tour.id] });
    const { token } = await app.newTraveller();
    const extras = [{ extraId: tour.options[0].extras[0]!, quantity: 1 }];
    const body = { tourId: tour.id, date: dayAhead(10), adults: 1, extras, code };
    const statements = await recordStatements(app, async () => {
      const response = await app.send('POST', path, { token, headers: { 'idempotency-key': newId() }, body });
      assert.equal(response.status, 201, JSON.stringify(response.body));
    });
    const [conditional, ...others] = statements.filter((text) => text.includes('update departures'));
    assert.match(conditional!, /set taken = taken \+ .* <= capacity/s);
    assert.deepEqual(others, []);
    const write = /(?:insert into|update|delete from) "?\w+"?/;
    return statements.map((text) => (write.exec(text)?.[0] ?? text).replaceAll('"', ''));
  }
});
