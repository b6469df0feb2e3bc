import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TourCardView } from '#contract/catalogue.ts';
import type { SearchParameters } from '#contract/search.ts';
import { findMore, type Search, type Starts } from './find-more.ts';

const rome = { type: 'city' as const, slug: 'rome', name: 'Rome', country: 'Italy' };
const wednesday = '2031-05-14';
const thursday = '2031-05-15';

/** By popularity. `most`: people on one departure. */
const onSale: { id: string; city: string; kind: string; days: string[]; most?: number }[] = [
  { id: 'forum', city: 'Rome', kind: 'cultural', days: [wednesday, '2031-05-12', '2031-05-17'] },
  { id: 'kayak', city: 'Porto', kind: 'water', days: [thursday] },
  { id: 'pasta', city: 'Rome', kind: 'food', days: [thursday], most: 20 },
  { id: 'ghetto', city: 'Rome', kind: 'cultural', days: ['2031-05-12'], most: 20 },
  { id: 'flamenco', city: 'Seville', kind: 'cultural', days: [thursday], most: 20 },
  { id: 'louvre', city: 'Paris', kind: 'cultural', days: [wednesday] },
  { id: 'sake', city: 'Kyoto', kind: 'food', days: [thursday] },
  { id: 'jazz', city: 'New York', kind: 'music', days: [thursday] },
  { id: 'tango', city: 'Madrid', kind: 'music', days: [thursday] },
];

const inSpain = ['Madrid', 'Seville'];

const search: Search = async ({ locationSlug, categorySlug, date, adults, q, pageSize }) => {
  const found = onSale.filter(
    ({ id, city, kind, days, most = 14 }) =>
      (!locationSlug ||
        locationSlug === city.toLowerCase() ||
        (locationSlug === 'spain-l475' && inSpain.includes(city))) &&
      (!categorySlug || categorySlug === kind) &&
      (!q || q === id) &&
      (!date || (days.includes(date) && Number(adults ?? 1) <= most)),
  );
  return { tours: found.slice(0, Number(pageSize)) as unknown as TourCardView[], total: found.length };
};

const places = async () => [
  { name: 'Rome', slug: 'rome', latitude: 41.9, longitude: 12.5 },
  { name: 'Paris', slug: 'paris', latitude: 48.9, longitude: 2.4 },
  { name: 'Seville', slug: 'seville', latitude: 37.4, longitude: -6 },
  { name: 'Madrid', slug: 'madrid', latitude: 40.4, longitude: -3.7 },
  { name: 'Porto', slug: 'porto', latitude: 41.1, longitude: -8.6 },
  { name: 'New York', slug: 'new-york', latitude: 40.7, longitude: -74 },
];

const starts: Starts = async ({ ids, from, adults }) =>
  ids.split(',').flatMap((id) => {
    const { days, most = 14 } = onSale.find((tour) => tour.id === id)!;
    const day = days.find((one) => one >= from);
    return day && adults <= most ? [{ tourId: id, startsAtLocal: `${day}T10:00` }] : [];
  });

const calls = { search, starts, places };
type Around = { place?: typeof rome | null; today?: string; widened?: SearchParameters[]; unknownPlace?: string };

const partyOf = ({ adults = 1 }: SearchParameters) => ({ adults: Number(adults), children: 0 });

async function moreThan(
  query: SearchParameters,
  { place = null, today = '2031-01-01', widened = [], unknownPlace }: Around = {},
) {
  const { tours } = await search({ ...query, pageSize: 12 });
  return findMore(
    calls,
    { query, party: partyOf(query), widened, place, unknownPlace: unknownPlace ?? null, tours },
    today,
  );
}

const idsOf = (part: { tours: readonly { id: string }[] } | null) => part?.tours.map(({ id }) => id).join(' ');

describe('below a short list', () => {
  test('are the nearest days before and after with what was searched, and how many tours each has', async () => {
    const query = { locationSlug: 'rome', categorySlug: 'cultural', date: wednesday, adults: 2 };
    const { dates } = await moreThan(query, { place: rome });
    assert.deepEqual(dates, [
      { date: '2031-05-12', total: 2 },
      { date: '2031-05-17', total: 1 },
    ]);
  });

  test('are days further away if the nearest have nothing, and none that is over', async () => {
    const query = { locationSlug: 'rome', categorySlug: 'cultural', date: '2031-05-21' };
    assert.deepEqual((await moreThan(query, { place: rome })).dates, [{ date: '2031-05-17', total: 1 }]);
    assert.deepEqual((await moreThan(query, { place: rome, today: '2031-05-18' })).dates, []);
  });

  test('are the first days to come, however far, if none is near, and the first of all if none is later', async () => {
    const inWinter = { locationSlug: 'rome', date: '2031-03-01' };
    assert.deepEqual((await moreThan(inWinter, { place: rome })).dates, [
      { date: '2031-05-12', total: 2 },
      { date: wednesday, total: 1 },
      { date: thursday, total: 1 },
    ]);
    const tooLate = { locationSlug: 'rome', date: '2031-08-01' };
    assert.deepEqual((await moreThan(tooLate, { place: rome, today: '2031-05-15' })).dates, [
      { date: thursday, total: 1 },
      { date: '2031-05-17', total: 1 },
    ]);
  });

  test('is how many tours there are without each thing that was chosen, if there are none with all', async () => {
    const query = { locationSlug: 'rome', categorySlug: 'cultural', q: 'forum', date: thursday };
    const [onDay, withWords] = [
      { locationSlug: 'rome', categorySlug: 'cultural', date: thursday },
      { locationSlug: 'rome', categorySlug: 'cultural', q: 'forum' },
    ];
    assert.deepEqual((await moreThan(query, { place: rome, widened: [withWords, onDay] })).totals, [1, 0]);
    const found = { ...query, date: wednesday };
    assert.deepEqual((await moreThan(found, { place: rome, widened: [withWords, onDay] })).totals, []);
  });

  test('has room for the party, also what is found without a day', async () => {
    const query = { locationSlug: 'rome', date: wednesday, adults: 15 };
    const onAnyDay = { locationSlug: 'rome' };
    const { totals, here, inCountry, elsewhere } = await moreThan(query, { place: rome, widened: [onAnyDay] });
    assert.deepEqual(totals, [2], 'the Forum takes fourteen');
    assert.deepEqual([idsOf(here), here!.total, inCountry], ['pasta ghetto', 3, null]);
    assert.equal(idsOf(elsewhere), 'flamenco');
    assert.deepEqual(
      (await moreThan({ ...query, adults: 30 }, { widened: [{ ...onAnyDay, adults: 30 }] })).totals,
      [0],
    );
  });

  test('does not say how many have room where they are more than one call takes', async () => {
    const many = { ...calls, search: async () => ({ ...(await search({ pageSize: 24 })), total: 100 }) };
    const list = { query: { date: wednesday }, widened: [{}], place: null, unknownPlace: null };
    assert.deepEqual((await findMore(many, { ...list, party: { adults: 15, children: 0 }, tours: [] })).totals, [null]);
  });

  test('are no days if none was searched', async () => {
    assert.deepEqual((await moreThan({ locationSlug: 'rome', categorySlug: 'cultural' }, { place: rome })).dates, []);
  });

  test('are the other tours of the place, if the list does not have them all', async () => {
    const { here } = await moreThan({ locationSlug: 'rome', categorySlug: 'cultural' }, { place: rome });
    assert.equal(idsOf(here), 'pasta');
    assert.equal(here!.total, 3);
    assert.equal((await moreThan({ locationSlug: 'rome' }, { place: rome })).here, null);
  });

  test('are tours of the same kind elsewhere, on the searched day if there are any then', async () => {
    const query = { locationSlug: 'rome', categorySlug: 'cultural' };
    const { elsewhere } = await moreThan(query, { place: rome });
    assert.equal(idsOf(elsewhere), 'louvre flamenco');
    assert.ok(elsewhere!.isSimilar);
    const onDay = await moreThan({ ...query, date: wednesday }, { place: rome });
    assert.equal(idsOf(onDay.elsewhere), 'louvre');
  });

  test('are tours of the nearest places, four at most, where no kind was searched or none has it', async () => {
    for (const query of [{ locationSlug: 'rome' }, { locationSlug: 'rome', q: 'skydiving' }]) {
      const { elsewhere } = await moreThan(query, { place: rome });
      assert.equal(idsOf(elsewhere), 'louvre tango flamenco kayak');
      assert.equal(elsewhere!.isSimilar, false);
    }
  });

  test('is no tour that the list shows', async () => {
    const { here, elsewhere } = await moreThan({ categorySlug: 'cultural', date: thursday });
    assert.equal(here, null);
    assert.equal(idsOf(elsewhere), 'forum ghetto louvre');
  });

  test('are tours of the same country first, of the searched kind if it has some, and those of other countries after', async () => {
    const madrid = { type: 'city' as const, slug: 'madrid', name: 'Madrid', country: 'Spain' };
    const { inCountry, elsewhere } = await moreThan({ locationSlug: 'madrid' }, { place: madrid });
    assert.equal(idsOf(inCountry), 'flamenco');
    assert.equal(idsOf(elsewhere), 'kayak louvre forum pasta');
    const jazz = await moreThan({ locationSlug: 'madrid', categorySlug: 'music' }, { place: madrid });
    assert.equal(idsOf(jazz.inCountry), 'flamenco', 'nothing of the kind');
    assert.equal((await moreThan({ locationSlug: 'rome' }, { place: rome })).inCountry, null);
  });

  test('are places with a name like the unknown one, or the most popular', async () => {
    const named = async (unknownPlace: string) =>
      (await moreThan({ locationSlug: 'x' }, { unknownPlace })).places.map(({ name }) => name);
    assert.deepEqual(await named('Sevilla'), ['Seville']);
    assert.deepEqual(await named('Newyork'), ['New York']);
    assert.deepEqual((await named('Xyzzy')).slice(0, 2), ['Rome', 'Paris']);
  });

  test('are neither days nor a wider search where the place is unknown: nothing finds it', async () => {
    const query = { date: wednesday, categorySlug: 'cultural' };
    const { dates, totals } = await moreThan(query, { unknownPlace: 'Zaragoza', widened: [{}] });
    assert.deepEqual([dates, totals], [[], []]);
  });

  test('is what can be loaded', async () => {
    const failing: Search = async (query) => {
      if (query.locationSlug) throw new Error('unavailable');
      return search(query);
    };
    const { dates, here, elsewhere } = await findMore(
      { ...calls, search: failing, places: () => Promise.reject(new Error('unavailable')) },
      {
        query: { locationSlug: 'rome', categorySlug: 'cultural', date: wednesday },
        party: partyOf({}),
        widened: [],
        place: rome,
        unknownPlace: null,
        tours: [],
      },
    );
    assert.deepEqual([dates, here], [[], null]);
    assert.equal(idsOf(elsewhere), 'louvre');
  });

  test('are by popularity where no place was searched, or it is not known where the places are', async () => {
    const query = { categorySlug: 'food', date: wednesday };
    assert.equal(idsOf((await moreThan(query)).elsewhere), 'pasta sake');
    const unplaced = { ...calls, places: () => Promise.reject(new Error('unavailable')) };
    const list = {
      query: { locationSlug: 'rome' },
      party: partyOf({}),
      widened: [],
      place: rome,
      unknownPlace: null,
      tours: [],
    };
    assert.equal(idsOf((await findMore(unplaced, list)).elsewhere), 'kayak flamenco louvre sake');
  });
});
