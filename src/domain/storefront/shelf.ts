// What this process knows of the tours on sale: cards, whole tours and lists as they were last read. PostgreSQL is the
// truth, and the feed of changes says what to forget (server/follow-database.ts). Booking never reads from here.
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
import { z } from 'zod';
import type { Language } from '#kernel/languages.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import type { Database } from '#platform/database/database.ts';
import { type Writable, Written, write } from '#platform/http/written.ts';
import { type Found, Kept } from '#platform/kept/kept.ts';
import { findCards, findCategories, findTags } from '../catalogue/catalogue-queries.ts';
import { cardView, type ShownAs } from './cards.ts';
import { type PlaceList, readPlaces, readTourIds, type TourList } from './lists.ts';
import { inCurrency, type PricedText, pricedText } from './priced-text.ts';
import { readTour, tourView } from './tour-view.ts';

// A card in a language takes about 2 kB and a tour 6 kB: the cards of 2,700 tours in three languages, 2,000 whole ones.
// A catalogue of a million has as many that nobody asks for; those are read when somebody does.
const cardBytesMax = 16 * 2 ** 20;
const tourBytesMax = 12 * 2 ** 20;
const listBytesMax = 4 * 2 ** 20;

// Twenty pages of the longest. Whoever reads on asks the database.
const idsOnShelf = 2000;
const idBytes = 60;

type Ids = { ids: string[]; total: number };

export class Shelf {
  readonly #db: Database['read'];
  readonly #cards = new Kept<PricedText<TourCardView>>(cardBytesMax);
  readonly #tours = new Kept<PricedText<TourView>>(tourBytesMax);
  readonly #lists = new Kept<unknown>(listBytesMax);

  constructor({ read }: Pick<Database, 'read'>) {
    this.#db = read;
  }

  /** Cards of published tours in the order of the ids, prices in the currency asked for. */
  async cards(ids: readonly string[], { language, currency }: ShownAs): Promise<Written<TourCardView>[]> {
    const keys = ids.map((id) => `${language} ${id}`);
    const found = await this.#cards.get(keys, (missing) => this.#readCards(missing, language));
    return found.flatMap((card) => (card ? [inCurrency(card, currency)] : []));
  }

  /** A published tour by its id or slug; undefined for anything else. */
  async tour(key: string, { language, currency }: ShownAs): Promise<Written<TourView> | undefined> {
    const found = await this.#tours.getOne(`${language} ${key}`, async () => {
      const rows = await readTour(this.#db, key, language);
      if (!rows) return undefined;
      const charged = rows.tour.currency;
      return onShelf(rows.tour.id, pricedText(tourSchema, tourView(rows, { language, currency: charged }), charged));
    });
    return found && inCurrency(found, currency);
  }

  async tourIds(list: TourList, { offset, limit }: { offset: number; limit: number }): Promise<Ids> {
    if (offset + limit > idsOnShelf) return readTourIds(this.#db, list, { offset, limit });
    const { order, descending } = list;
    const language = order === 'name' ? list.language : '';
    const { ids, total } = await this.#list(`tours ${order} ${descending} ${language}`, async () => {
      const read = await readTourIds(this.#db, list, { offset: 0, limit: idsOnShelf });
      return { value: read, bytes: read.ids.length * idBytes };
    });
    return { ids: ids.slice(offset, offset + limit), total };
  }

  places(list: PlaceList): Promise<Written<PlaceView>[]> {
    return this.#list(`places ${list.order} ${list.descending} ${list.language}`, async () => {
      const places = await readPlaces(this.#db, list);
      return { value: places, bytes: places.reduce((sum, { json }) => sum + json.length * 2, 0) };
    });
  }

  categories(language: Language): Promise<Written<CategoryView[]>> {
    return this.#list(`categories ${language}`, async () =>
      asWritten(categoriesView, await findCategories(this.#db, language)),
    );
  }

  tags(language: Language): Promise<Written<TagView[]>> {
    return this.#list(`tags ${language}`, async () => asWritten(tagsView, await findTags(this.#db, language)));
  }

  /** True: from now on every change comes to `forget`, so what was read may be kept until then. */
  keep(isKeeping: boolean): void {
    for (const kept of [this.#cards, this.#tours, this.#lists]) kept.keep(isKeeping);
  }

  forget({ tour, shown, words }: Pick<Changes, 'tour' | 'shown' | 'words'>): void {
    if (words) return this.forgetAll();
    if (tour.size + shown.size === 0) return;
    for (const kept of [this.#cards, this.#tours]) kept.forget(tour.union(shown));
    // Any tour may have come, gone, or moved in an order.
    this.#lists.forgetAll();
  }

  forgetAll(): void {
    for (const kept of [this.#cards, this.#tours, this.#lists]) kept.forgetAll();
  }

  async #readCards(keys: readonly string[], language: Language): Promise<Map<string, Found<PricedText<TourCardView>>>> {
    const ids = keys.map((key) => key.slice(language.length + 1));
    const rows = await findCards(this.#db, ids, language);
    return new Map(
      rows.map((row) => {
        const view = cardView(row, { language, currency: row.currency });
        return [`${language} ${row.id}`, onShelf(row.id, pricedText(tourCardView, view, row.currency))];
      }),
    );
  }

  async #list<T>(key: string, read: () => Promise<Omit<Found<T>, 'subject'>>): Promise<T> {
    return (await this.#lists.getOne(key, async () => ({ ...(await read()), subject: 'lists' }))) as T;
  }
}

const onShelf = <T>(subject: string, text: PricedText<T>): Found<PricedText<T>> => ({
  value: text,
  bytes: text.bytes,
  subject,
});

function asWritten<T>(schema: z.ZodType<T>, value: T): { value: Written<T>; bytes: number } {
  const json = write(schema, value as Writable<T>);
  return { value: new Written(schema, json), bytes: json.length * 2 };
}

// By database, not by process: tests open several applications side by side.
const shelves = new WeakMap<Database, Shelf>();

export function shelfOf(database: Database): Shelf {
  let shelf = shelves.get(database);
  if (!shelf) shelves.set(database, (shelf = new Shelf(database)));
  return shelf;
}
