import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { NextStartView } from '#contract/search.ts';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour, zone } from '#test/test-tour.ts';

describe('the next start of a tour', () => {
  checkInvariantsAfterEach();
  let app: TestApp;
  let walk: TestTour;
  before(async () => {
    app = await testApp();
    walk = await createTestTour({
      starts: [`${dayAhead(2)}T10:00`, `${dayAhead(2)}T18:00`, `${dayAhead(5)}T10:00`],
      capacity: 4,
      moreOptions: [{ starts: [`${dayAhead(2)}T10:00`], capacity: 3 }],
    });
  });
  closeTestTours();

  async function nextStarts(query: string): Promise<NextStartView[]> {
    const { status, body } = await app.send<{ data: NextStartView[] }>('GET', `/api/tours/next-starts?${query}`);
    assert.equal(status, 200);
    return body.data;
  }
  const setTaken = (departureId: string, taken: number) =>
    app.services.database.db.updateTable('departures').set({ taken }).where('id', '=', departureId).execute();

  test('is the first to come, with the places left in all options, on the clock of the place', async () => {
    assert.deepEqual(await nextStarts(`ids=${walk.id}&currency=EUR`), [
      {
        tourId: walk.id,
        startsAtLocal: `${dayAhead(2)}T10:00`,
        timeZone: zone,
        seatsLeft: 7,
        privateGroupsLeft: 0,
        privateGroupMax: null,
        price: { price: 50, priceMinor: 5000, currency: 'EUR', chargedCurrency: 'EUR' },
        partyPrice: { price: 50, priceMinor: 5000, currency: 'EUR', chargedCurrency: 'EUR' },
        freeCancellation: true,
      },
    ]);
  });

  test('has room for the party', async () => {
    const [main, other] = [walk.options[0].departures[0]!, walk.options[1]!.departures[0]!];
    await setTaken(main.id, 3);
    await setTaken(other.id, 2);
    const startFor = async (adults: number) => (await nextStarts(`ids=${walk.id}&adults=${adults}`))[0]!;
    assert.equal((await startFor(1)).seatsLeft, 2);
    assert.equal((await startFor(2)).startsAtLocal, `${dayAhead(2)}T18:00`);
    await setTaken(main.id, 0);
    await setTaken(other.id, 0);
    assert.deepEqual(await nextStarts(`ids=${walk.id}&adults=5`), []);
  });

  test('names the tours that never have room for so many, and how many they take', async () => {
    const large = await createTestTour({ starts: [`${dayAhead(2)}T10:00`], capacity: 9 });
    const full = await createTestTour({ starts: [`${dayAhead(2)}T10:00`], capacity: 9 });
    const { id: fullId } = full.options[0].departures[0]!;
    await setTaken(fullId, 9);
    const tooSmall = async (party: string) =>
      (await app.send('GET', `/api/tours/next-starts?ids=${walk.id},${large.id},${full.id}&${party}`)).body.tooSmall;
    assert.deepEqual(await tooSmall('adults=4'), []);
    assert.deepEqual(await tooSmall('adults=4&children=3'), [{ tourId: walk.id, mostPeople: 4 }]);
    await setTaken(fullId, 0);
  });

  test('is of the day that is searched, if there is one on it', async () => {
    assert.equal((await nextStarts(`ids=${walk.id}&date=${dayAhead(5)}`))[0]!.startsAtLocal, `${dayAhead(5)}T10:00`);
    assert.deepEqual(await nextStarts(`ids=${walk.id}&date=${dayAhead(4)}`), []);
  });

  test('is the first from a day on, too', async () => {
    assert.equal((await nextStarts(`ids=${walk.id}&from=${dayAhead(3)}`))[0]!.startsAtLocal, `${dayAhead(5)}T10:00`);
    assert.deepEqual(await nextStarts(`ids=${walk.id}&from=${dayAhead(6)}`), []);
    assert.equal((await nextStarts(`ids=${walk.id}&from=2000-01-01`))[0]!.startsAtLocal, `${dayAhead(2)}T10:00`);
  });

  test('has the lowest price of that start for one of the party, in the requested currency', async () => {
    const tour = await createTestTour({
      starts: [`${dayAhead(2)}T10:00`, `${dayAhead(3)}T10:00`],
      rules: [{ seasonFrom: dayAhead(2), seasonTo: dayAhead(2), percent: 30 }],
      moreOptions: [{ starts: [`${dayAhead(3)}T10:00`], units: { adult: 4100 } }],
    });
    const priceOn = async (date: string, currency: string) => {
      const [start] = await nextStarts(`ids=${tour.id}&date=${date}&currency=${currency}`);
      return [start!.price.priceMinor, start!.price.chargedCurrency];
    };
    assert.deepEqual(await priceOn(dayAhead(2), 'EUR'), [6500, 'EUR']);
    assert.deepEqual(await priceOn(dayAhead(3), 'EUR'), [4100, 'EUR']);
    const ofThree = { ids: tour.id, date: dayAhead(3), adults: '2', children: '1', currency: 'EUR' };
    const [start] = await nextStarts(String(new URLSearchParams(ofThree)));
    assert.deepEqual([start!.price.priceMinor, start!.partyPrice.priceMinor], [4167, 12_500]);
    const [inDollars] = await nextStarts(`ids=${tour.id}&date=${dayAhead(3)}&currency=USD`);
    assert.deepEqual([inDollars!.price.currency, inDollars!.price.chargedCurrency], ['USD', 'EUR']);
  });

  test('is none that is past its cut-off, nor counts the places of an option that is', async () => {
    const evening = 36 * 60;
    const tour = await createTestTour({
      starts: [`${dayAhead(1)}T10:00`, `${dayAhead(3)}T10:00`],
      capacity: 4,
      cutOffMinutes: evening,
      moreOptions: [{ starts: [`${dayAhead(1)}T10:00`], capacity: 3 }],
    });
    const [start] = await nextStarts(`ids=${tour.id}`);
    assert.deepEqual([start!.startsAtLocal, start!.seatsLeft], [`${dayAhead(1)}T10:00`, 3]);
    assert.equal((await nextStarts(`ids=${tour.id}&adults=4`))[0]!.startsAtLocal, `${dayAhead(3)}T10:00`);
  });

  test('is none of a private group of adults for a party with a child', async () => {
    const spec = { units: { group: 30_000 }, starts: [`${dayAhead(2)}T10:00`], limits: { group: { minAge: 18 } } };
    const tasting = await createTestTour(spec);
    assert.deepEqual(await nextStarts(`ids=${tasting.id}&adults=2&children=1`), []);
    assert.equal((await nextStarts(`ids=${tasting.id}&adults=3`))[0]!.privateGroupsLeft, 1);
  });

  test('counts the private groups that can go where no seats are sold singly, or none are left', async () => {
    const mixed = await createTestTour({ capacity: 2, moreOptions: [{ units: { group: 20_000 }, capacity: 6 }] });
    const roomFor = async (adults: number) => {
      const [start] = await nextStarts(`ids=${mixed.id}&adults=${adults}`);
      return [start!.seatsLeft, start!.privateGroupsLeft, start!.privateGroupMax];
    };
    assert.deepEqual(await roomFor(2), [2, 1, 6]);
    assert.deepEqual(await roomFor(3), [null, 1, 6]);
  });

  test('says no number of places for a private group, and nothing of a tour that is not on sale', async () => {
    const privateWalk = await createTestTour({ units: { group: 20_000 }, starts: [`${dayAhead(3)}T09:00`] });
    const [start] = await nextStarts(`ids=${privateWalk.id}`);
    assert.deepEqual([start!.seatsLeft, start!.privateGroupsLeft], [null, 1]);
    await app.services.database.db
      .updateTable('tours')
      .set({ status: 'draft' })
      .where('id', '=', privateWalk.id)
      .execute();
    assert.deepEqual(await nextStarts(`ids=${privateWalk.id}`), []);
  });

  test('says whether it can still be cancelled for free', async () => {
    const moderate = await createTestTour({
      policy: 'moderate',
      starts: [`${dayAhead(2)}T10:00`, `${dayAhead(5)}T10:00`],
    });
    const isFree = async (days: number) =>
      (await nextStarts(`ids=${moderate.id}&date=${dayAhead(days)}`))[0]!.freeCancellation;
    assert.equal(await isFree(2), false);
    assert.equal(await isFree(5), true);
    const fixed = await createTestTour({ policy: 'fixed', payLater: false });
    assert.equal((await nextStarts(`ids=${fixed.id}`))[0]!.freeCancellation, false);
  });

  test('is queried for a page of tours at once, and for ids only', async () => {
    const second = await createTestTour({ starts: [`${dayAhead(1)}T08:00`] });
    assert.equal((await nextStarts(`ids=${walk.id},${second.id}`)).length, 2);
    assert.equal((await app.send('GET', '/api/tours/next-starts?ids=rome')).status, 422);
  });

  test('is the period that is open now, until the last entry, and says until when one can come', async () => {
    const [opened, closes] = [-8, 4].map((hours) => wallTimeAt(new Date(Date.now() + hours * 3_600_000), zone));
    const museum = await createTestTour({ starts: [opened!], closes: [closes!] });
    const [start] = await nextStarts(`ids=${museum.id}&lang=en`);
    assert.equal(start!.startsAtLocal, opened);
    assert.equal(start!.validity!.untilLocal, closes);
    assert.match(start!.validity!.text, /any time from/);
    const closing = await createTestTour({ starts: [opened!], closes: [closes!], cutOffMinutes: 241 });
    assert.deepEqual(await nextStarts(`ids=${closing.id}`), []);
  });
});
