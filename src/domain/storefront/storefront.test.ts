// The public views: lists, a tour, and the replacements of missing data (spec, sections 3, 7 and 9).
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type {
  CategoryView,
  PlaceView,
  TagView,
  TourCardView,
  TourSupplierView,
  TourView,
} from '#contract/catalogue.ts';
import { languages } from '#kernel/languages.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

let app: TestApp;

async function get<T>(path: string): Promise<T> {
  const { status, body } = await app.send<T>('GET', `/api${path}`);
  assert.equal(status, 200, `${path}: ${JSON.stringify(body).slice(0, 200)}`);
  return body;
}

type List<T> = { data: T[]; page: number; pageSize: number; total: number };

describe('the lists of the home page', () => {
  before(async () => void (app = await testApp()));

  test('are the eight tours that are most popular, each a whole card', async () => {
    const cards = await get<List<TourCardView>>('/tours?orderBy=popularity&orderDir=DESC&pageSize=8');
    assert.deepEqual([cards.data.length, cards.page, cards.pageSize], [8, 1, 8]);
    assert.ok(cards.total > 8);
    const { rows } = await sql<{ id: string }>`
      select id from tours where status = 'published' order by popularity desc, id limit 8`.execute(
      app.services.database.db,
    );
    assert.deepEqual(
      cards.data.map(({ id }) => id),
      rows.map(({ id }) => id),
    );
    const least = await get<List<TourCardView>>('/tours?orderBy=popularity&orderDir=ASC&pageSize=1');
    assert.notEqual(least.data[0]!.id, cards.data[0]!.id);
    for (const card of cards.data) {
      assert.ok(card.title && card.description && card.image && card.city && card.country && card.supplier.name);
      assert.deepEqual([card.name, card.basePrice], [card.title, card.price]);
    }
  });

  test('are twelve cities by name, with the slug that leads to their tours', async () => {
    const { data, total } = await get<List<PlaceView>>('/locations?page=1&pageSize=12&orderBy=name&type=city&lang=en');
    assert.equal(data.length, Math.min(12, total));
    const names = data.map(({ name }) => name);
    assert.deepEqual(
      names,
      names.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    for (const { id, slug, type, metadata } of data) {
      assert.ok(id && metadata.country);
      assert.equal(type, 'city');
      assert.match(slug, /^[a-z0-9-]+-l475$/);
    }
  });

  test('leave out a place where nothing is on sale', async () => {
    const db = app.services.database.db;
    const slugs = async () =>
      (await get<List<PlaceView>>('/locations?pageSize=100')).data.map(({ slug }) => slug.replace('-l475', ''));
    const before = await slugs();
    await sql`update tours set status = 'paused' from places p where p.id = place_id and p.slug = 'bergen'`.execute(db);
    assert.deepEqual(
      await slugs(),
      before.filter((slug) => slug !== 'bergen'),
    );
    await sql`update tours set status = 'published' from places p where p.id = place_id and p.slug = 'bergen'`.execute(
      db,
    );
    assert.deepEqual(await slugs(), before);
  });

  test('cost what the requested currency says, dollars when none is', async () => {
    const [dollars, euros] = await Promise.all([
      get<List<TourCardView>>('/tours?pageSize=1'),
      get<List<TourCardView>>('/tours?pageSize=1&currency=EUR'),
    ]);
    assert.deepEqual([dollars.data[0]!.currency, euros.data[0]!.currency], ['USD', 'EUR']);
    assert.notEqual(dollars.data[0]!.price, euros.data[0]!.price);
  });
});

describe('categories and tags', () => {
  before(async () => void (app = await testApp()));

  test('are bare lists with name and description, in the requested language', async () => {
    const categories = await get<CategoryView[]>('/categories?lang=en');
    assert.ok(categories.length > 5);
    for (const { id, name, description } of categories) assert.ok(id && name && description);
    const french = await get<CategoryView[]>('/categories?lang=fr');
    assert.deepEqual(
      french.map(({ id }) => id),
      categories.map(({ id }) => id),
    );
    assert.notDeepEqual(french, categories);
  });

  test('of tags have a name', async () => {
    const tags = await get<TagView[]>('/tags?lang=es');
    assert.ok(tags.length > 5);
    for (const { id, name } of tags) assert.ok(id && name);
  });
});

describe('suggestions', () => {
  before(async () => void (app = await testApp()));

  test('of places are five when nothing else is requested, with name, type and country', async () => {
    const { data, pageSize, total } = await get<List<PlaceView>>('/locations/search?q=p&lang=en');
    assert.equal(pageSize, 5);
    assert.equal(data.length, Math.min(5, total));
    const two = await get<List<PlaceView>>('/locations/search?q=p&lang=en&pageSize=2');
    assert.ok(two.total > 2);
    assert.deepEqual(two.data, data.slice(0, 2));
    for (const { id, name, type, metadata } of data)
      assert.ok(id && name && ['city', 'country'].includes(type) && metadata.country);
  });

  test('of tours are as many as requested, each with title, description and image', async () => {
    const { data } = await get<List<TourCardView>>('/tours/search-text?q=wa&lang=en&pageSize=5');
    assert.equal(data.length, 5);
    for (const { id, title, description, image } of data) assert.ok(id && title && description && image);
    assert.equal((await get<List<TourCardView>>('/tours/search-text?q=wa&lang=en&pageSize=2')).data.length, 2);
    const titled = async (lang: string) =>
      (await get<List<TourCardView>>(`/tours/search-text?q=safari&lang=${lang}&pageSize=5`)).data.map(
        ({ title }) => title,
      );
    assert.ok((await titled('es')).includes('Safari en Kenia'));
    assert.ok((await titled('fr')).includes('Safari au Kenya'));
  });
});

describe('a tour', () => {
  before(async () => void (app = await testApp()));
  closeTestTours();

  test('returns what its page shows', async () => {
    const [{ id }] = (await get<List<TourCardView>>('/tours?pageSize=1')).data as [TourCardView];
    const tour = await get<TourView>(`/tours/${id}?lang=en`);
    assert.ok(tour.name && tour.description && tour.detail && tour.whatToDo && tour.meetingPoint && tour.supplier.name);
    assert.ok(tour.services.length > 0 && tour.services.every(({ name }) => name));
    assert.deepEqual(
      tour.gallery,
      tour.media.map(({ url }) => url),
    );
    assert.equal(tour.image, tour.gallery[0]);
    assert.deepEqual(tour.translations.map(({ lang }) => lang).toSorted(), [...languages].toSorted());
    for (const { author, rating, date, comment } of tour.reviews) assert.ok(author && rating && date && comment);
    assert.deepEqual(await get<TourView>(`/tours/${tour.slug}?lang=en`), tour);
  });

  test('describes its pictures by what they show, in the requested language', async () => {
    const describe = async (slug: string, lang: string) =>
      (await get<TourView>(`/tours/${slug}?lang=${lang}`)).media.map(({ alt }) => alt);
    const [wall] = await describe('bernauer-strasse-and-the-wall', 'en');
    assert.equal(
      wall,
      'Illustration: a bare stretch of the Berlin Wall, a border watchtower and a guide with two guests, by day',
    );
    const [muro] = await describe('bernauer-strasse-and-the-wall', 'es');
    assert.match(muro!, /^Ilustración: un tramo desnudo del Muro de Berlín, una torre de vigilancia fronteriza y /);
    const pictures = await describe('acropolis-before-the-heat', 'fr');
    assert.equal(pictures.length, 2);
    assert.equal(
      pictures[1],
      'Illustration\u00a0: les cariatides de l’Érechthéion et une guide avec deux voyageurs, en plein jour',
    );
  });

  test('has each field of the specification as it is stored, also on its card', async () => {
    const { id } = await createTestTour({ policy: 'fixed', payLater: false });
    const db = app.services.database.db;
    await sql`update tours set from_price_minor = 4550, duration_minutes = 150, guide_languages = '{fr,en}', pickup_available = true
      where id = ${id}`.execute(db);
    await sql`update tour_texts set what_to_do = 'We walk.', detail = 'Twelve people.', included = '{A guide,Water}', meeting_point = 'By the well.'
      where tour_id = ${id}`.execute(db);
    await sql`insert into tour_texts (tour_id, language, title, description) values (${id}, 'es', 'Un paseo', 'Para pruebas.')`.execute(
      db,
    );
    await sql`insert into tour_pictures (tour_id, position, url) values (${id}, 0, '/one.svg'), (${id}, 1, '/two.svg')`.execute(
      db,
    );
    const tour = await get<TourView>(`/tours/${id}?lang=en&currency=EUR`);
    const card = {
      id,
      image: '/one.svg',
      name: 'A walk of our own',
      title: 'A walk of our own',
      description: 'For tests.',
      price: 45.5,
      priceMinor: 4550,
      basePrice: 45.5,
      currency: 'EUR',
      duration: 2.5,
      language: 'fr',
      freeCancellation: false,
      pickupAvailable: true,
      rating: null,
      review: 0,
      city: 'Barcelona',
      country: 'Spain',
    };
    assert.partialDeepStrictEqual(tour, {
      ...card,
      gallery: ['/one.svg', '/two.svg'],
      media: [{ url: '/one.svg' }, { url: '/two.svg' }],
      detail: 'Twelve people.',
      whatToDo: 'We walk.',
      services: [{ name: 'A guide' }, { name: 'Water' }],
      meetingPoint: 'By the well.',
      translations: [
        { lang: 'en', title: 'A walk of our own', description: 'For tests.' },
        { lang: 'es', title: 'Un paseo', description: 'Para pruebas.' },
      ],
    });
    const { data } = await get<List<TourCardView>>('/tours?pageSize=100&orderBy=price&lang=en&currency=EUR');
    assert.partialDeepStrictEqual(
      data.find((one) => one.id === id)!,
      { ...card, supplier: tour.supplier },
    );
    const { rows } = await sql<{ name: string }>`
      select s.name from suppliers s join tours t on t.supplier_id = s.id where t.id = ${id}`.execute(db);
    assert.equal(tour.supplier.name, rows[0]!.name);
    const { id: refundable } = await createTestTour({ policy: 'flexible' });
    assert.partialDeepStrictEqual(await get<TourView>(`/tours/${refundable}`), {
      freeCancellation: true,
      pickupAvailable: false,
    });
  });

  test('has its facts as they are stored, those of the tour with those of the language; none where none are', async () => {
    const { id } = await createTestTour();
    assert.deepEqual((await get<TourView>(`/tours/${id}`)).facts, {});
    const db = app.services.database.db;
    const common = { groupSizeMax: 8, fitness: 'easy' };
    const texts = {
      highlights: ['A well', 'A wall', 'A view'],
      itinerary: [
        { minute: 0, title: 'The well', text: 'We drink.' },
        { minute: 40, title: 'The wall', text: 'We climb.' },
      ],
    };
    await sql`update tours set facts = ${JSON.stringify(common)} where id = ${id}`.execute(db);
    await sql`update tour_texts set facts = ${JSON.stringify(texts)} where tour_id = ${id}`.execute(db);
    assert.deepEqual((await get<TourView>(`/tours/${id}?lang=en`)).facts, { ...common, ...texts });
    assert.deepEqual((await get<TourView>(`/tours/${id}?lang=fr`)).facts, { ...common, ...texts });
  });

  test('has a supplier, known by when it came and by all its tours together; none where there is no tour', async () => {
    const { rows } = await sql<{ id: string; slug: string }>`
      select t.id, s.slug from tours t join suppliers s on s.id = t.supplier_id
      where t.slug = 'hot-air-balloon-in-cappadocia'`.execute(app.services.database.db);
    const { id, slug } = rows[0]!;
    const { rows: sums } = await sql<{ tours: number; review: number; stars: number }>`
      select count(*)::int as tours, sum(review_count)::int as review, sum(stars_sum)::int as stars
      from tours t join suppliers s on s.id = t.supplier_id
      where s.slug = ${slug} and t.status = 'published'`.execute(app.services.database.db);
    const { tours, review, stars } = sums[0]!;
    assert.deepEqual(await get<TourSupplierView>(`/tours/${id}/supplier`), {
      name: 'Anatolia Sky',
      since: '2022-03-21T00:00:00.000Z',
      tours,
      rating: Math.round((stars / review) * 10) / 10,
      review,
      languageDays: [
        { language: 'en', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        { language: 'tr', weekdays: [1, 4, 7] },
        { language: 'es', weekdays: [2, 5] },
        { language: 'fr', weekdays: [3, 6] },
      ],
      guides: [
        { name: 'Yusuf Yalçın', since: 2008, languages: ['tr', 'en', 'fr'] },
        { name: 'Selin Arıkan', since: 2015, languages: ['tr', 'en', 'es'] },
      ],
      groupSizeMax: (await get<TourView>(`/tours/${id}`)).facts.groupSizeMax,
    });
    const unknown = await app.send('GET', '/api/tours/0199c0de-0000-7000-8000-000000000000/supplier');
    assert.equal(unknown.status, 404);
  });

  test('has the number and the mean of its reviews, and of each its author, stars, day and words', async () => {
    const { rows } = await sql<{ tourId: string; author: string; stars: number; comment: string; writtenAt: Date }>`
      select tour_id, author, stars, comment, written_at from reviews where hidden_at is null and tour_id = (
        select tour_id from reviews where hidden_at is null group by tour_id having count(distinct stars) > 1 order by count(*), tour_id limit 1)
      order by written_at desc, id desc`.execute(app.services.database.db);
    const tour = await get<TourView>(`/tours/${rows[0]!.tourId}`);
    const mean = rows.reduce((sum, { stars }) => sum + stars, 0) / rows.length;
    assert.deepEqual([tour.review, tour.rating], [rows.length, Math.round(mean * 10) / 10]);
    assert.deepEqual(
      tour.reviews.map(({ author, rating, date, comment }) => ({ author, rating, date: date.slice(0, 10), comment })),
      rows.slice(0, 10).map(({ author, stars, comment, writtenAt }) => ({
        author,
        rating: stars,
        date: writtenAt.toISOString().slice(0, 10),
        comment,
      })),
    );
  });

  test('that has no price, length, language, picture or review says none, and gets the stock picture', async () => {
    const { id } = await createTestTour();
    await sql`update tours set from_price_minor = null, duration_minutes = null, guide_languages = '{}' where id = ${id}`.execute(
      app.services.database.db,
    );
    const tour = await get<TourView>(`/tours/${id}`);
    assert.deepEqual([tour.price, tour.priceMinor, tour.basePrice, tour.duration], [null, null, null, null]);
    assert.deepEqual([tour.language, tour.rating, tour.review, tour.reviews], ['es', null, 0, []]);
    assert.deepEqual([tour.image, tour.gallery], ['/posters/stock.svg', []]);
    assert.deepEqual([tour.services, tour.meetingPoint, tour.whatToDo, tour.detail], [[], '', '', '']);
  });

  test('has its title in the requested language, else in English, else in the first there is, Spanish last', async () => {
    const titled = async (...known: string[]) => {
      const { id } = await createTestTour();
      const db = app.services.database.db;
      await sql`delete from tour_texts where tour_id = ${id}`.execute(db);
      for (const language of known)
        await sql`insert into tour_texts (tour_id, language, title, description) values (${id}, ${language}, ${language}, '-')`.execute(
          db,
        );
      return Promise.all(
        ['es', 'en', 'fr'].map(async (lang) => (await get<TourView>(`/tours/${id}?lang=${lang}`)).title),
      );
    };
    assert.deepEqual(await titled('es', 'en', 'fr'), ['es', 'en', 'fr']);
    assert.deepEqual(await titled('es', 'en'), ['es', 'en', 'en']);
    assert.deepEqual(await titled('es', 'fr'), ['es', 'fr', 'fr']);
    assert.deepEqual(await titled('es'), ['es', 'es', 'es']);
  });
});

describe('the figures of the marketplace', () => {
  test('are counted from what is on sale', async () => {
    const shop = await testApp();
    const { body } = await shop.send('GET', '/api/figures');
    const { body: tours } = await shop.send('GET', '/api/tours?pageSize=1');
    const { body: places } = await shop.send('GET', '/api/locations?pageSize=100');
    const withTours = places.data.filter((place: { tours: number }) => place.tours > 0);
    assert.equal(body.tours, tours.total);
    assert.equal(body.cities, withTours.length);
    const countries = withTours.map((place: { metadata: { countryCode: string } }) => place.metadata.countryCode);
    assert.equal(body.countries, new Set(countries).size);
    assert.ok(body.partners > 1 && body.categories > 1 && body.guideLanguages > 1 && body.reviews > 1);
    assert.ok(body.averageStars > 1 && body.averageStars <= 5);
  });
});
