// A private group takes all seats of its departure, also when it is given more of them at that moment.
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

describe('an entry by hand of a private group', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('supplier'));
  });
  checkInvariantsAfterEach();
  closeTestTours();

  test('takes the seats that the departure has when its turn comes', async () => {
    const tour = await createTestTour({ useDemoSupplier: true, units: { group: 20_000 }, capacity: 6 });
    const [option] = tour.options;
    const { id } = option.departures[0]!;
    const changing = app.services.database.transaction(async (transaction) => {
      await transaction.updateTable('departures').set({ capacity: 8 }).where('id', '=', id).execute();
      await setTimeout(200);
    });
    await setTimeout(50);
    const body = { kind: 'booking', name: 'Ada Lovelace', units: [{ unitId: option.units.group!, quantity: 1 }] };
    const [entry] = await Promise.all([
      app.send('POST', `/api/supplier/departures/${id}/entries`, { token, body }),
      changing,
    ]);
    assert.deepEqual([entry.status, entry.body.seats], [201, 8]);
  });
});
