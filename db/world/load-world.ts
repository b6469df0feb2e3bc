// Loads the demo world into an empty database, in one transaction: all of it or nothing.
import type { Transaction } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import { makeDepartures } from '#domain/inventory/extend-departures.ts';
import { indexTours } from '#domain/search/index-documents.ts';
import { loadBookings } from './load-bookings.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadPeople } from './load-people.ts';

export type Loading = { db: Transaction<Tables>; now: Date; id: (name: string) => string };

export async function isEmpty({ database }: Pick<Services, 'database'>): Promise<boolean> {
  const [users, tours] = await Promise.all([
    database.read.selectFrom('users').select('id').limit(1).execute(),
    database.read.selectFrom('tours').select('id').limit(1).execute(),
  ]);
  return users.length === 0 && tours.length === 0;
}

export async function loadWorld({ database, clock }: Pick<Services, 'database' | 'clock'>, tell: (step: string) => void = () => {}): Promise<void> {
  const now = clock.now();
  await database.transaction(async (db) => {
    const loading = { db, now, id: namedIds() };
    tell('people and suppliers');
    await loadPeople(loading);
    tell('places and tours');
    await loadCatalogue(loading);
    tell('departures of the next 180 days');
    await makeDepartures(db, now);
    tell('bookings and reviews');
    await loadBookings(loading);
    tell('search terms');
    await indexTours(db, 'all');
  });
}

/** One id a name ('tour safari-in-kenya'), so that the parts of the world find each other. */
function namedIds(): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    let id = ids.get(name);
    if (!id) ids.set(name, (id = newId()));
    return id;
  };
}
