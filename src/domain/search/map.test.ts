// What the map of places and tours receives: as much as the search finds, place by place.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { earliestToday } from '#kernel/trip-context.ts';
import type { PlaceView, TourCardView } from '#contract/catalogue.ts';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import type { SearchView } from '#contract/search.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

const soon = addDays(earliestToday(), 9);

describe('the map', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  closeTestTours();

  async function get<T>(path: string): Promise<T> {
    const { status, body } = await app.send<T>('GET', `/api${path}`);
    assert.equal(status, 200, `${path}: ${JSON.stringify(body).slice(0, 200)}`);
    return body;
  }
  const placesOf = ({ countries }: MapView) => countries.flatMap(({ places }) => places);

  test('has every place with something on sale, by country and name, and says how much', async () => {
    const map = await get<MapView>('/map?lang=en');
    const { data } = await get<{ data: PlaceView[] }>('/locations?pageSize=100&lang=en');
    const onSale = data.filter(({ tours }) => tours > 0);
    assert.ok(onSale.length > 10);
    const expected = new Map(onSale.map(({ slug, name, tours }) => [slug, { name, tours }]));
    assert.deepEqual(new Map(placesOf(map).map(({ slug, name, tours }) => [slug, { name, tours }])), expected);
    assert.equal(map.total, (await get<{ total: number }>('/tours?pageSize=1')).total);
    const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'));
    const names = map.countries.map(({ name }) => name);
    assert.deepEqual(names, sorted(names));
    for (const { code, places } of map.countries) {
      const its = places.map(({ name }) => name);
      assert.deepEqual(its, sorted(its));
      for (const { slug, latitude, longitude } of places) {
        const place = onSale.find((one) => one.slug === slug)!;
        assert.equal(place.metadata.countryCode, code);
        assert.ok(Math.abs(latitude - place.latitude) < 1e-4 && Math.abs(longitude - place.longitude) < 1e-4, slug);
      }
    }
  });

  test('counts what the search finds, whatever the filters', async () => {
    for (const filters of [
      'categorySlug=food-and-wine-tc48',
      'priceMax=60&currency=EUR',
      'priceMin=50&priceMax=90&currency=JPY',
      'freeCancellation=true',
      'categorySlug=cultural&freeCancellation=true&priceMin=20&currency=USD',
      'q=wine&ratingMin=4',
      `date=${soon}&adults=2&children=1&durationMax=4`,
      'language=es&tag=family',
    ]) {
      const map = await get<MapView>(`/map?${filters}`);
      const all = await get<SearchView>(`/tours/search?${filters}`);
      assert.equal(map.total, all.total, filters);
      assert.deepEqual(map.facets, all.facets);
      for (const { slug, tours } of placesOf(map)) {
        const { total } = await get<SearchView>(`/tours/search?${filters}&locationSlug=${slug}&pageSize=1`);
        assert.equal(tours, total, `${slug} with ${filters}`);
      }
      assert.equal(
        placesOf(map).reduce((sum, { tours }) => sum + tours, 0),
        all.total,
      );
    }
  });

  test('is in the requested language', async () => {
    const spanish = await get<MapView>('/map?lang=es');
    assert.ok(spanish.countries.some(({ name }) => name === 'España'));
    assert.ok(placesOf(spanish).some(({ name }) => name === 'Lisboa'));
  });

  test('takes no more than 120 bytes for a place', async () => {
    const map = await get<MapView>('/map');
    assert.ok(JSON.stringify(placesOf(map)).length / placesOf(map).length < 120);
  });

  test('loses a tour that goes off sale', async () => {
    const barcelona = async () =>
      placesOf(await get<MapView>('/map')).find(({ slug }) => slug === 'barcelona-l475')!.tours;
    const before = await barcelona();
    const { id } = await createTestTour();
    assert.equal(await barcelona(), before + 1);
    await sql`update tours set status = 'paused' where id = ${id}`.execute(app.services.database.db);
    assert.equal(await barcelona(), before);
  });

  test('refuses a price that is none, and names it', async () => {
    const { status, body } = await app.send('GET', '/api/map?priceMax=cheap&lang=es');
    assert.equal(status, 422);
    assert.deepEqual(
      body.fields.map(({ field }: { field: string }) => field),
      ['priceMax'],
    );
  });
});

describe('a place on the map', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  closeTestTours();

  const get = async <T = PlaceOnMapView>(path: string): Promise<T> => (await app.send<T>('GET', `/api${path}`)).body;

  test('has its most popular tours with where they begin', async () => {
    const { tours, total, ...place } = await get('/map/lisbon-l475?lang=es&currency=EUR');
    assert.deepEqual([place.slug, place.name, place.country], ['lisbon-l475', 'Lisboa', 'Portugal']);
    const found = await get<SearchView>('/tours/search?locationSlug=lisbon-l475&sort=popularity&lang=es&currency=EUR');
    assert.equal(total, found.total);
    assert.deepEqual(
      tours.map(({ id }) => id),
      found.tours.map(({ id }) => id),
    );
    for (const [at, tour] of tours.entries()) {
      const { name, image, priceMinor, currency } = found.tours[at] as TourCardView;
      assert.deepEqual([tour.name, tour.image, tour.priceMinor, tour.currency], [name, image, priceMinor, currency]);
      const { meetingPointPosition: meets } = await get<{
        meetingPointPosition: { latitude: number; longitude: number };
      }>(`/tours/${tour.id}`);
      assert.ok(Math.abs(tour.latitude - meets.latitude) < 1e-4, name);
      assert.ok(Math.abs(tour.longitude - meets.longitude) < 1e-4, name);
    }
  });

  test('counts what it has itself, not the whole world', async () => {
    const filters = `date=${soon}&priceMin=20&currency=EUR&lang=es`;
    const { facets, total } = await get(`/map/lisbon-l475?${filters}`);
    const found = await get<SearchView>(`/tours/search?locationSlug=lisbon-l475&${filters}`);
    assert.deepEqual([facets, total], [found.facets, found.total]);
    assert.notDeepEqual(facets.categories, (await get<MapView>(`/map?${filters}`)).facets.categories);
  });

  test('keeps to the filters, and has no tour where none passes', async () => {
    const { tours } = await get('/map/lisbon-l475?categorySlug=food-and-wine-tc48');
    const all = await get('/map/lisbon-l475');
    assert.ok(tours.length > 0 && tours.length < all.tours.length);
    const none = await get('/map/lisbon-l475?priceMin=900000');
    assert.deepEqual([none.name, none.tours, none.total], ['Lisbon', [], 0]);
  });

  test('puts a tour that does not say where it meets where the place is', async () => {
    const { id } = await createTestTour();
    await sql`update tours set popularity = 1000000 where id = ${id}`.execute(app.services.database.db);
    const { tours, latitude, longitude } = await get('/map/barcelona-l475');
    const own = tours.find((tour) => tour.id === id)!;
    assert.ok(Math.abs(own.latitude - latitude) < 1e-4 && Math.abs(own.longitude - longitude) < 1e-4);
  });

  test('is not found where there is none', async () => {
    const { status, body } = await app.send('GET', '/api/map/atlantis-l475');
    assert.deepEqual([status, body.code], [404, 'not_found']);
  });
});
