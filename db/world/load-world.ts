// Loads the demo world into an empty database, in one transaction.
import { newId } from '#kernel/ids.ts';
import type { Services } from '#platform/services.ts';
import { extendAll } from '#domain/inventory/extend-departures.ts';
import { refreshFromPrices } from '#domain/inventory/from-prices.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { loadBookings } from './load-bookings.ts';
import { loadCases } from './load-cases.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadPeople } from './load-people.ts';
import { datePricesBack } from './price-rules.ts';
import { loadTourDrafts } from './tour-drafts.ts';
import type { WorldContext } from './world-context.ts';

export async function isEmpty({ database }: Pick<Services, 'database'>): Promise<boolean> {
  const [users, tours] = await Promise.all([
    database.db.selectFrom('users').select('id').limit(1).execute(),
    database.db.selectFrom('tours').select('id').limit(1).execute(),
  ]);
  return users.length === 0 && tours.length === 0;
}

type Needed = Pick<Services, 'database' | 'clock'> & Pick<WorldContext, 'config'> & {
  /** In the same transaction: without it a start that ends before leaves a world that no later one adds them to. */
  addPhotos?: (db: WorldContext['db']) => Promise<void>;
};

export async function loadWorld({ database, clock, config, addPhotos }: Needed, report: (step: string) => void = () => {}): Promise<void> {
  const now = clock.now();
  await database.transaction(async (db) => {
    const context: WorldContext = { db, now, config, id: createNamedIds() };
    report('people and suppliers');
    await loadPeople(context);
    report('places and tours');
    await loadCatalogue(context);
    await loadTourDrafts(context);
    report('departures of the next 180 days');
    await extendAll(db, now);
    await datePricesBack(context);
    await refreshFromPrices(db, now);
    report('bookings and reviews');
    await loadBookings(context);
    await addPhotos?.(db);
    report('cases of the operator');
    await loadCases(context);
    report('search terms');
    await indexTours(db, 'all');
  });
}

/** One id per name ('tour safari-in-kenya'), for references between the parts of the world. */
function createNamedIds(): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    let id = ids.get(name);
    if (!id) ids.set(name, (id = newId()));
    return id;
  };
}
