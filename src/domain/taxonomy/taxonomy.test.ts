// Operators create, rename and merge places, categories and tags; old addresses lead to the new ones.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { recordStatements, statementsOf } from '#test/statements.ts';
import { newId } from '#kernel/ids.ts';
import { movedAddress, readMovedSlugs } from '#server/ssr/moved-addresses.ts';

const inAll = (text: string) => ({ en: text, es: text, fr: text });

describe('the taxonomy', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  checkInvariantsAfterEach();

  const db = () => app.services.database.db;
  const send = (method: string, path: string, body?: object, headers = {}) =>
    app.send(method, `/api/admin/catalogue/${path}`, { token, body, headers });
  const entries = async (kind: string, find: string) =>
    (await send('GET', `${kind}?find=${find}&pageSize=100`)).body.data;
  const create = async (kind: string, name: string, more: object = {}) => {
    const texts = kind === 'tag' ? {} : { texts: inAll(`All about ${name}.`) };
    const { status, body } = await send('POST', kind, { names: inAll(name), ...texts, ...more });
    assert.equal(status, 201, JSON.stringify(body));
    return body as { id: string; slug: string };
  };
  const place = { country: 'ES', latitude: 41.1, longitude: 1.2, timeZone: 'Europe/Madrid' };
  const found = async (query: string) => (await app.send('GET', `/api/tours/search?${query}`)).body;
  async function moveTo(slug: string, count: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update tours set place_id = (select id from places where slug = ${slug})
      where id in (select t.id from tours t join places p on p.id = t.place_id
        where t.status = 'published' and p.slug = 'barcelona' order by t.id limit ${count}) returning id`.execute(db());
    return rows.map(({ id }) => id);
  }
  const address = (at: string, isOfPlace = true) => {
    const url = new URL(at, 'http://localhost:3000');
    return movedAddress(app.services.database, url, { path: url.pathname.replace(/^\/es/, ''), isOfPlace });
  };

  test('takes a new place with names in three languages, which is found by them', async () => {
    const slug = `tarraco-${newId().slice(-6)}`;
    const names = { en: 'Tarraco', es: 'Tarraco la Vieja', fr: 'Tarraco' };
    const body = { slug, names, texts: inAll('A harbour with a circus.'), place };
    const key = { 'idempotency-key': newId() };
    const [created, again] = [await send('POST', 'place', body, key), await send('POST', 'place', body, key)];
    assert.deepEqual([created.status, again.body.id], [201, created.body.id]);
    const [listed] = await entries('place', slug);
    assert.deepEqual([listed.names, listed.place, listed.tours], [names, place, { all: 0, onSale: 0 }]);
    const taken = await send('POST', 'place', body);
    assert.deepEqual(
      [taken.status, taken.body.fields[0].field, taken.body.fields[0].rule],
      [422, 'slug', 'slug_taken'],
    );
    const zone = await send('POST', 'place', {
      ...body,
      slug: `${slug}-2`,
      place: { ...place, timeZone: 'Europe/Nowhere' },
    });
    assert.deepEqual([zone.status, zone.body.fields[0].field], [422, 'place.timeZone']);
    // No letter of this name can be in an address.
    const mute = await send('POST', 'tag', { names: inAll('!!!') });
    assert.deepEqual(
      [mute.status, mute.body.fields?.[0]],
      [422, { field: 'slug', rule: 'required', message: 'Please fill this in.' }],
    );
    assert.equal((await send('POST', 'category', { names })).body.fields[0].field, 'texts');
  });

  test('renames a place: its tours are found by the new name, its old address leads to the new one', async () => {
    const old = `oldtown-${newId().slice(-6)}`;
    const { id } = await create('place', 'Oldtown', { slug: old, place });
    const [tourId] = await moveTo(old, 1);
    const slug = `newtown-${newId().slice(-6)}`;
    const change = { slug, names: inAll('Newtownia'), texts: inAll('Renamed.') };
    const bad = await send('PUT', `place/${id}`, { ...change, slug: 'New Town' });
    assert.deepEqual([bad.status, bad.body.fields[0].field], [422, 'slug']);
    assert.equal((await send('PUT', `place/${id}`, change)).status, 200);
    await app.jobs.runDue();
    assert.deepEqual(
      (await found('q=newtownia')).tours.map((one: { id: string }) => one.id),
      [tourId],
    );
    assert.equal((await found(`locationSlug=${slug}-l475`)).total, 1);
    await readMovedSlugs(app.services.database);
    assert.equal(address(`/${old}-l475`), `/${slug}-l475`);
    assert.equal(address(`/es/${old}-l475/food-tc48?date=2027-01-01`), `/es/${slug}-l475/food-tc48?date=2027-01-01`);
    assert.equal(address(`/search?location=${old}-l475&page=2`, true), `/search?location=${slug}-l475&page=2`);
    assert.deepEqual([address(`/${slug}-l475`), address(`/blog/${old}`, false)], [null, null]);
    assert.deepEqual((await entries('place', slug))[0].movedSlugs, [old]);
  });

  test('renames a category and a tag: their old addresses lead to the new ones', async () => {
    for (const [kind, texts, addressOf] of [
      ['category', { texts: inAll('Renamed.') }, (slug: string) => `/rome-l475/${slug}-tc48`],
      ['tag', {}, (slug: string) => `/search?tag=${slug}`],
    ] as const) {
      const [old, slug] = [`old-${kind}-${newId().slice(-6)}`, `new-${kind}-${newId().slice(-6)}`];
      const { id } = await create(kind, 'Renamed', { slug: old });
      const { status } = await send('PUT', `${kind}/${id}`, { slug, names: inAll('Renamed'), ...texts });
      assert.equal(status, 200);
      await readMovedSlugs(app.services.database);
      assert.deepEqual([address(addressOf(old)), address(addressOf(slug))], [addressOf(slug), null]);
      assert.equal(address(`/search?${kind}=${old}&page=2`), `/search?${kind}=${slug}&page=2`);
    }
  });

  test('leads nowhere else from a slug that is given to something new', async () => {
    const old = `again-${newId().slice(-6)}`;
    const { id } = await create('tag', 'Again', { slug: old });
    assert.equal((await send('PUT', `tag/${id}`, { slug: `${old}-2`, names: inAll('Again') })).status, 200);
    await create('tag', 'Another', { slug: old });
    await readMovedSlugs(app.services.database);
    assert.equal(address(`/search?tag=${old}`), null);
  });

  test('merges two places: all tours move, drafts follow, and what led to the old one leads to the other', async () => {
    const [first, second] = [`north-${newId().slice(-6)}`, `south-${newId().slice(-6)}`];
    const from = await create('place', 'Northport', { slug: `${first}-x`, place });
    await send('PUT', `place/${from.id}`, { slug: first, names: inAll('Northport'), texts: inAll('North.') });
    const into = await create('place', 'Southport', { slug: second, place });
    const tours = await moveTo(first, 2);
    await sql`
      insert into tour_drafts (id, supplier_id, version, document, created_at, updated_at)
      select ${newId()}, (select id from suppliers limit 1), 1, jsonb_build_object('city', ${first}::text, 'marker', ${first}::text), now(), now()`.execute(
      db(),
    );
    const merged = await send('POST', `place/${from.id}/merge`, { into: into.id });
    assert.deepEqual([merged.status, merged.body.tours], [200, 2], JSON.stringify(merged.body));
    await app.jobs.runDue();
    const { tours: listed } = await found(`locationSlug=${second}-l475`);
    assert.deepEqual(listed.map((one: { id: string }) => one.id).toSorted(), tours.toSorted());
    await readMovedSlugs(app.services.database);
    assert.deepEqual([address(`/${first}-l475`), address(`/${first}-x-l475`)], [`/${second}-l475`, `/${second}-l475`]);
    const { rows } = await sql<{ city: string }>`
      delete from tour_drafts where document ->> 'marker' = ${first} returning document ->> 'city' as city`.execute(
      db(),
    );
    assert.deepEqual(rows, [{ city: second }]);
    assert.equal((await send('POST', `place/${from.id}/merge`, { into: into.id })).status, 404);
    const [entry] = (await app.send('GET', '/api/admin/audit?act=catalogue_merge', { token })).body.data;
    assert.deepEqual([entry.subject.name, entry.after], [`place ${first}`, JSON.stringify(second)]);
  });

  test('merges two tags without giving a tour one of them twice', async () => {
    const [from, into] = [
      await create('tag', `Quiet ${newId().slice(-6)}`),
      await create('tag', `Calm ${newId().slice(-6)}`),
    ];
    const { rows } = await sql<{
      id: string;
    }>`select id from tours where status = 'published' order by id limit 2`.execute(db());
    const [both, one] = rows.map(({ id }) => id);
    await sql`
      insert into tour_tags (tour_id, tag_id) values (${both}, ${from.id}), (${both}, ${into.id}), (${one}, ${from.id})`.execute(
      db(),
    );
    assert.equal((await send('POST', `tag/${from.id}/merge`, { into: into.id })).body.tours, 2);
    assert.deepEqual((await entries('tag', into.slug))[0].tours, { all: 2, onSale: 2 });
    assert.deepEqual(await entries('tag', from.slug), []);
    await readMovedSlugs(app.services.database);
    assert.equal(address(`/search?tag=${from.slug}`), `/search?tag=${into.slug}`);
    await sql`delete from tour_tags where tag_id = ${into.id}`.execute(db());
  });

  /** A category with a tour of its own. */
  async function withTour(name: string, parentId?: string) {
    const made = await create('category', name, { slug: `${name.toLowerCase()}-${newId().slice(-6)}`, parentId });
    const { rows } = await sql<{ id: string }>`
      insert into tour_categories (tour_id, category_id)
      select t.id, ${made.id} from tours t where t.status = 'published'
        and not exists (select from tour_categories l join categories c on c.id = l.category_id where l.tour_id = t.id and c.slug like 'leaf%')
      order by t.id limit 1 returning tour_id as id`.execute(db());
    return { ...made, tourId: rows[0]!.id };
  }
  const toursOf = async (slug: string): Promise<string[]> =>
    (await found(`categorySlug=${slug}-tc48`)).tours.map((one: { id: string }) => one.id).toSorted();
  const entryOf = async (slug: string) => (await entries('category', slug))[0];
  const moveBelow = async ({ id, slug }: { id: string; slug: string }, parentId: string | null) => {
    const { names, texts } = await entryOf(slug);
    return send('PUT', `category/${id}`, { slug, names, texts, parentId });
  };
  const dropTours = (...ids: string[]) =>
    sql`delete from tour_categories where category_id = any(${ids}::uuid[])`.execute(db());

  test('finds and counts the tours of a category in its parent, also by its name, as long as it does', async () => {
    const top = await create('category', 'Zenithia', { slug: `zenithia-${newId().slice(-6)}` });
    const leaf = await withTour('Leafone');
    assert.equal((await moveBelow(leaf, top.id)).status, 200);
    await app.jobs.runDue();
    assert.deepEqual(await toursOf(top.slug), [leaf.tourId]);
    const { category, facets } = await found(`categorySlug=${leaf.slug}-tc48&lang=en`);
    assert.deepEqual(category.parent, { slug: top.slug, name: 'Zenithia' });
    const shown = facets.categories.filter(({ value }: { value: string }) => [top.slug, leaf.slug].includes(value));
    assert.deepEqual(
      shown.map(({ value, parent, count }: any) => [value, parent, count]),
      [
        [top.slug, null, 1],
        [leaf.slug, top.slug, 1],
      ],
    );
    assert.deepEqual((await found('q=zenithia')).total, 1);
    assert.deepEqual([(await entryOf(top.slug)).below, (await entryOf(top.slug)).tours], [1, { all: 1, onSale: 1 }]);
    const listed = (await app.send('GET', '/api/categories')).body.find(
      ({ slug }: { slug: string }) => slug === leaf.slug,
    );
    assert.equal(listed.parent, top.slug);
    assert.equal((await moveBelow(leaf, null)).status, 200);
    await app.jobs.runDue();
    assert.deepEqual([await toursOf(top.slug), (await found('q=zenithia')).total], [[], 0]);
    await dropTours(leaf.id);
  });

  test('has two levels of categories and no circle, however it is written', async () => {
    const [top, other] = [await create('category', 'Topone'), await create('category', 'Toptwo')];
    const leaf = await create('category', 'Leaftwo', { parentId: top.id });
    for (const [one, parentId, rule] of [
      [other, leaf.id, 'two_levels'],
      [top, other.id, 'two_levels'],
      [top, top.id, 'contradiction'],
      [top, newId(), 'unknown_value'],
    ] as const) {
      const { status, body } = await moveBelow(one, parentId);
      assert.deepEqual([status, body.fields?.[0].field, body.fields?.[0].rule], [422, 'parentId', rule]);
    }
    const tag = await send('POST', 'tag', { names: inAll('Notag'), parentId: top.id });
    assert.deepEqual([tag.status, tag.body.fields[0].field], [422, 'parentId']);
    const raw = (id: string, parentId: string) =>
      sql`update categories set parent_id = ${parentId} where id = ${id}`.execute(db());
    await assert.rejects(raw(top.id, leaf.id), /categories_parent_fkey/);
    await assert.rejects(raw(other.id, leaf.id), /categories_parent_fkey/);
    await assert.rejects(raw(top.id, top.id), /categories_parent_fkey/);
  });

  test('keeps the children of a category that is merged', async () => {
    const [top, other] = [await create('category', 'Topthree'), await create('category', 'Topfour')];
    const leaf = await withTour('Leafthree', top.id);
    const [preview] = await entries('category', top.slug);
    assert.equal(preview.below, 1);
    assert.equal((await send('POST', `category/${top.id}/merge`, { into: other.id })).status, 200);
    assert.equal((await entryOf(leaf.slug)).parentId, other.id);
    await app.jobs.runDue();
    await readMovedSlugs(app.services.database);
    assert.equal(address(`/${top.slug}-tc48`), `/${other.slug}-tc48`);
    assert.deepEqual(await toursOf(other.slug), [leaf.tourId]);
    // Into one below another: as its sibling. Into one of its own: that one takes its place.
    const third = await create('category', 'Topfive');
    const low = await create('category', 'Leaffour', { parentId: third.id });
    assert.equal((await send('POST', `category/${other.id}/merge`, { into: low.id })).status, 200);
    assert.deepEqual([(await entryOf(leaf.slug)).parentId, (await entryOf(low.slug)).parentId], [third.id, third.id]);
    assert.equal((await send('POST', `category/${third.id}/merge`, { into: leaf.id })).status, 200);
    assert.deepEqual([(await entryOf(leaf.slug)).parentId, (await entryOf(low.slug)).parentId], [null, leaf.id]);
    await app.jobs.runDue();
    assert.deepEqual(await toursOf(leaf.slug), [leaf.tourId]);
    await dropTours(leaf.id);
  });

  test('does not merge a place with one of another time zone, with itself or with nothing', async () => {
    const name = newId().slice(-6);
    const from = await create('place', `West ${name}`, { place });
    const into = await create('place', `East ${name}`, { place: { ...place, timeZone: 'Europe/Athens' } });
    for (const [other, rule] of [
      [into.id, 'other_time_zone'],
      [from.id, 'contradiction'],
      [newId(), 'unknown_value'],
    ] as const) {
      const { status, body } = await send('POST', `place/${from.id}/merge`, { into: other });
      assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'into', rule]);
    }
    assert.equal((await entries('place', from.slug)).length, 1);
  });

  test('takes two statements to read, however many entries a page has', async () => {
    assert.equal(await statementsOf(app, () => entries('place', '')), 2);
  });

  test('counts the tours of each as they are at the moment, and again only after a change', async () => {
    const name = newId().slice(-6);
    const top = await create('category', `Top ${name}`);
    const below = await create('category', `Below ${name}`, { parentId: top.id });
    const tag = await create('tag', `Tag ${name}`);
    const { rows } = await sql<{ id: string }>`select id from tours where status = 'published' limit 2`.execute(db());
    const counts = async () =>
      Promise.all(
        [top, below, tag].map(async ({ slug }, at) => {
          const [{ tours }] = await entries(at === 2 ? 'tag' : 'category', slug);
          return [tours.all, tours.onSale];
        }),
      );
    assert.deepEqual(await counts(), [[0, 0], [0, 0], [0, 0]]); // prettier-ignore
    for (const { id } of rows) {
      await sql`insert into tour_tags (tour_id, tag_id) values (${id}, ${tag.id})`.execute(db());
      await sql`insert into tour_categories (tour_id, category_id) values (${id}, ${below.id})`.execute(db());
    }
    assert.deepEqual(await counts(), [[2, 2], [2, 2], [2, 2]]); // prettier-ignore
    await sql`update tours set status = 'paused' where id = ${rows[0]!.id}`.execute(db());
    assert.deepEqual(await counts(), [[2, 1], [2, 1], [2, 1]]); // prettier-ignore
    await sql`update tours set status = 'published' where id = ${rows[0]!.id}`.execute(db());
    await sql`update categories set parent_id = null where id = ${below.id}`.execute(db());
    assert.deepEqual(await counts(), [[0, 0], [2, 2], [2, 2]]); // prettier-ignore
    await sql`update tours set popularity = popularity + 1 where id = ${rows[0]!.id}`.execute(db());
    const statements = await recordStatements(app, counts);
    assert.deepEqual(statements.filter((text) => text.includes('of_entries')), []); // prettier-ignore
  });

  test('says how many there are on a page behind the last', async () => {
    const { body } = await send('GET', 'tag?page=1000');
    assert.deepEqual([body.data.length, body.total > 0], [0, true]);
  });
});
