// A marketplace of one operator, one supplier and four tours, for the dumps that upgrades are tested with.
import { sql } from 'kysely';
import { createUser, prepareUser } from '#domain/accounts/create-user.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { usualSize } from '#kernel/units.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { TestApp } from '#test/app.ts';

export const password = 'a walk by the sea';
export const operatorEmail = 'operator@upgrade.example';
export const supplierEmail = 'supplier@upgrade.example';
const zone = 'Europe/Madrid';

export type Marketplace = { flexible: string; moderate: string; onRequest: string; fixed: string };

/** Tours with seats on each of the days from tomorrow to the 40th. */
export async function makeMarketplace(app: TestApp): Promise<Marketplace> {
  const { database, clock } = app.services;
  const db = database.db;
  const now = clock.now();
  const operator = { email: operatorEmail, password, role: 'admin', name: 'Olga' } as const;
  const supplier = { email: supplierEmail, password, role: 'supplier', name: 'Sara' } as const;
  await createUser(db, await prepareUser(app.services, operator));
  const { id: userId } = await createUser(db, await prepareUser(app.services, supplier));
  const [supplierId, placeId] = [newId(), newId()];
  await sql`
    insert into suppliers (id, slug, name, legal_name, country, currency, address, email, phone, register_number, tax_number,
      self_certified_at, state, checked_at)
    values (${supplierId}, 'slow-walks', 'Slow Walks', 'Slow Walks S.L.', 'ES', 'EUR', 'Calle Mayor 1, Madrid',
      ${supplierEmail}, '+34910000000', 'M-1', 'B00000000', ${now}, 'verified', ${now})`.execute(db);
  await db.insertInto('supplierMembers').values({ supplierId, userId }).execute();
  await sql`
    insert into places (id, slug, country, latitude, longitude, time_zone, picture_url)
    values (${placeId}, 'madrid', 'ES', 40.4, -3.7, ${zone}, '/pictures/madrid.webp')`.execute(db);
  await sql`
    insert into place_texts (place_id, language, name, line) values (${placeId}, 'en', 'Madrid', 'High and dry')`.execute(
    db,
  );
  await createTaxonomy(db);
  const tour = (slug: string, policy: string, confirmation = 'instant') =>
    createTestTour(app, { slug, policy, confirmation, supplierId, placeId });
  return {
    flexible: await tour('rooftops', 'flexible'),
    moderate: await tour('museums', 'moderate'),
    onRequest: await tour('workshop', 'flexible', 'on-request'),
    fixed: await tour('balloon', 'fixed'),
  };
}

/** What tours are found by. */
async function createTaxonomy(db: Queryable): Promise<void> {
  const [categoryId, tagId] = [newId(), newId()];
  await sql`insert into categories (id, slug, position) values (${categoryId}, 'walks', 0)`.execute(db);
  await sql`insert into category_texts (category_id, language, name, description) values (${categoryId}, 'en', 'Walks', 'By foot.')`.execute(
    db,
  );
  await sql`insert into tags (id, slug, position) values (${tagId}, 'outdoors', 0)`.execute(db);
  await sql`insert into tag_texts (tag_id, language, name) values (${tagId}, 'en', 'Outdoors')`.execute(db);
}

type NewTour = { slug: string; policy: string; confirmation: string; supplierId: string; placeId: string };

async function createTestTour({ services }: TestApp, tour: NewTour): Promise<string> {
  const db = services.database.db;
  const [id, optionId] = [newId(), newId()];
  await sql`
    insert into tours (id, slug, supplier_id, place_id, currency, from_price_minor, duration_minutes, policy_key, pay_later, confirmation)
    values (${id}, ${tour.slug}, ${tour.supplierId}, ${tour.placeId}, 'EUR', 5000, 120, ${tour.policy},
      ${tour.policy !== 'fixed'}, ${tour.confirmation})`.execute(db);
  await sql`
    insert into tour_texts (tour_id, language, title, description)
    values (${id}, 'en', ${`The ${tour.slug}`}, 'A tour of the city.')`.execute(db);
  await db.insertInto('options').values({ id: optionId, tourId: id, position: 0 }).execute();
  await db.insertInto('optionTexts').values({ optionId, language: 'en', name: 'In the morning' }).execute();
  await db
    .insertInto('units')
    .values([
      { id: newId(), optionId, kind: 'adult', priceMinor: 5000 },
      { id: newId(), optionId, kind: 'child', priceMinor: 2500, ...usualSize('child') },
    ])
    .execute();
  const today = localDate(services.clock.now(), zone);
  const departures = Array.from({ length: 40 }, (_, index) => {
    const local = `${addDays(today, index + 1)}T10:00`;
    const startsAt = instantOf(local, zone);
    return { id: newId(), optionId, tourId: id, startsAtLocal: local, timeZone: zone, startsAt, capacity: 8 };
  });
  await db.insertInto('departures').values(departures).execute();
  return id;
}
