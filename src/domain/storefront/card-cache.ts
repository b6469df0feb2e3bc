// Caches cards, tours and lists of published tours. PostgreSQL is the source of truth, and the change feed
// invalidates entries (server/process/follow-database.ts). Booking never reads from here.
import {
  type CategoryView,
  categoriesView,
  type PlaceView,
  type TagView,
  tagsView,
  type TourCardView,
  tourCardView,
  type TourView,
  tourView as tourSchema,
} from '#contract/catalogue.ts';
import type { StatisticsView } from '#contract/marketplace.ts';
import { z } from 'zod';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Party } from '#kernel/party.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import type { Database } from '#platform/database/database.ts';
import { type Serializable, Serialized, serialize } from '#platform/http/serialized.ts';
import { type Loaded, TaggedCache } from '#platform/cache/tagged-cache.ts';
import { findCards, findCategories, findCurrenciesOfPlaces, findTags } from '#domain/catalogue/catalogue-queries.ts';
import { soldOnlyToGroups } from '#domain/inventory/inventory-queries.ts';
import { cardView, type ShownAs } from './cards.ts';
import { type PlaceList, readPlaces, readTourIds, type TourList } from './lists.ts';
import { countStatistics } from './statistics.ts';
import { inCurrency, onDay, type PricedText, pricedText, type PriceOfDay } from './priced-text.ts';
import { readTour, tourView } from './tour-view.ts';

// A card in a language takes about 2 kB and a tour 6 kB: the limit is enough for the cards of 2,700 tours in three languages,
// or 2,000 tours. Rarely requested tours of a large catalogue are read when they are requested.
const cardBytesMax = 16 * 2 ** 20;
const tourBytesMax = 12 * 2 ** 20;
const listBytesMax = 4 * 2 ** 20;

// Twenty pages of the longest list. Later pages are read from the database.
const cachedIds = 2000;
const idBytes = 60;

type OnDay = { dayPrices: readonly Pick<PriceOfDay, 'totalMinor' | 'isGroup'>[] | null };

type IdList = { ids: string[]; total: number };

export class CardCache {
  readonly #db: Database['db'];
  readonly #cards = new TaggedCache<PricedText<TourCardView>>({ maxSize: cardBytesMax });
  readonly #tours = new TaggedCache<PricedText<TourView>>({ maxSize: tourBytesMax });
  readonly #lists = new TaggedCache<unknown>({ maxSize: listBytesMax });

  readonly caches = { cards: this.#cards, tours: this.#tours, lists: this.#lists } as const;

  /** Created disabled: every read goes to the database until the change feed is ready. */
  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
    this.enable(false);
  }

  /** Cards of published tours in the order of the ids, with prices in the requested currency. `dayPrices`: what the party pays for each
   *  on a day, in minor units of the currency that is charged. */
  async cards(
    ids: readonly string[],
    { language, currency, adults = 1, children = 0 }: ShownAs & Partial<Party>,
    { dayPrices }: OnDay = { dayPrices: null },
  ): Promise<Serialized<TourCardView>[]> {
    const keys = ids.map((id) => `${language} ${id}`);
    const found = await this.#cards.loadMany(keys, (missing) => this.#readCards(missing, language));
    return found.flatMap((card, at) => {
      if (!card) return [];
      const price = dayPrices?.[at];
      return [price ? onDay(card, currency, { ...price, adults, children }) : inCurrency(card, currency)];
    });
  }

  /** A published tour by its id or slug; undefined if there is none. */
  async tour(key: string, { language, currency }: ShownAs): Promise<Serialized<TourView> | undefined> {
    const found = await this.#tour(key, language);
    return found && inCurrency(found, currency);
  }

  /** The currency that a published tour is charged in. */
  async currencyOfTour(key: string, language: Language): Promise<Currency | undefined> {
    return (await this.#tour(key, language))?.charged;
  }

  /** The currency that most tours of a place are charged in, by the place's slug without suffix. */
  async currencyOfPlace(slug: string): Promise<Currency | undefined> {
    const currencies = await this.#list('currencies of places', async () => {
      const value = await findCurrenciesOfPlaces(this.#db);
      return { value, size: value.size * idBytes };
    });
    return currencies.get(slug);
  }

  statistics(): Promise<StatisticsView> {
    return this.#list('statistics', async () => ({ value: await countStatistics(this.#db), size: idBytes }));
  }

  #tour(key: string, language: Language): Promise<PricedText<TourView> | undefined> {
    return this.#tours.load(`${language} ${key}`, async () => {
      const rows = await readTour(this.#db, key, language);
      if (!rows) return undefined;
      const charged = rows.tour.currency;
      return loaded(rows.tour.id, pricedText(tourSchema, tourView(rows, { language, currency: charged }), charged));
    });
  }

  async tourIds(list: TourList, { offset, limit }: { offset: number; limit: number }): Promise<IdList> {
    if (offset + limit > cachedIds) return readTourIds(this.#db, list, { offset, limit });
    const { order, descending } = list;
    const language = order === 'name' ? list.language : '';
    const { ids, total } = await this.#list(`tours ${order} ${descending} ${language}`, async () => {
      const read = await readTourIds(this.#db, list, { offset: 0, limit: cachedIds });
      return { value: read, size: read.ids.length * idBytes };
    });
    return { ids: ids.slice(offset, offset + limit), total };
  }

  places(list: PlaceList): Promise<Serialized<PlaceView>[]> {
    return this.#list(`places ${list.order} ${list.descending} ${list.language}`, async () => {
      const places = await readPlaces(this.#db, list);
      return { value: places, size: places.reduce((sum, { json }) => sum + json.length * 2, 0) };
    });
  }

  categories(language: Language): Promise<Serialized<CategoryView[]>> {
    return this.#list(`categories ${language}`, async () =>
      serializedEntry(categoriesView, await findCategories(this.#db, language)),
    );
  }

  tags(language: Language): Promise<Serialized<TagView[]>> {
    return this.#list(`tags ${language}`, async () => serializedEntry(tagsView, await findTags(this.#db, language)));
  }

  /** True if every later change is reported to `invalidate`, so values that are read now may be cached. */
  enable(isEnabled: boolean): void {
    for (const cache of Object.values(this.caches)) cache.enable(isEnabled);
  }

  invalidate({ tour, shown, words, rates }: Pick<Changes, 'tour' | 'shown' | 'words' | 'rates'>): void {
    if (words || rates) return this.clear();
    if (tour.size + shown.size === 0) return;
    for (const cache of [this.#cards, this.#tours]) cache.invalidate(tour.union(shown));
    this.#lists.clear();
  }

  clear(): void {
    for (const cache of Object.values(this.caches)) cache.clear();
  }

  async #readCards(
    keys: readonly string[],
    language: Language,
  ): Promise<Map<string, Loaded<PricedText<TourCardView>>>> {
    const ids = keys.map((key) => key.slice(language.length + 1));
    const rows = await findCards(this.#db, ids, language, soldOnlyToGroups);
    return new Map(
      rows.map((row) => {
        const view = cardView(row, { language, currency: row.currency });
        return [`${language} ${row.id}`, loaded(row.id, pricedText(tourCardView, view, row.currency))];
      }),
    );
  }

  /** A change may add, remove or reorder any tour: it invalidates all lists. */
  async #list<T>(key: string, read: () => Promise<SizedEntry<T>>): Promise<T> {
    const list = await this.#lists.load(key, async () => {
      const { value, size } = await read();
      return { value, store: { size, tags: [] } };
    });
    return list as T;
  }
}

type SizedEntry<T> = { value: T; size: number };

const loaded = <T>(tourId: string, text: PricedText<T>): Loaded<PricedText<T>> => ({
  value: text,
  store: { size: text.bytes, tags: [tourId] },
});

function serializedEntry<T>(schema: z.ZodType<T>, value: T): SizedEntry<Serialized<T>> {
  const json = serialize(schema, value as Serializable<T>);
  return { value: new Serialized(schema, json), size: json.length * 2 };
}

// One per database, not per process: tests open several applications side by side.
const caches = new WeakMap<Database, CardCache>();

export function cardCacheOf(database: Database): CardCache {
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new CardCache(database)));
  return cache;
}
