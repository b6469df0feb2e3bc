import type { TourCardView } from '#contract/catalogue.ts';
import type { Database } from '#platform/database/database.ts';
import { parseSerialized, type Serialized } from '#platform/http/serialized.ts';
import type { ShownAs } from '#domain/storefront/cards.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { countEntries, findEntries } from './wishlist-queries.ts';

type WishlistPageQuery = ShownAs & { userId: string; page: number; pageSize: number };
type WishlistPage<Card> = { data: Card[]; page: number; pageSize: number; total: number };

/** Tours on the wishlist as cards, latest first, each with the time it was added. */
export async function listWishlist(
  database: Database,
  query: WishlistPageQuery,
): Promise<WishlistPage<TourCardView & { addedAt: string }> & { offSale: number }> {
  const { entries, cards, ...part } = await readWishlistPage(database, query);
  const addedAt = new Map(entries.map((entry) => [entry.tourId, entry.addedAt.toISOString()]));
  const data = cards.map(parseSerialized).map((card) => ({ ...card, addedAt: addedAt.get(card.id)! }));
  return { data, ...part };
}

/** The same for other people, without the times and without what is not on sale. */
export async function listSharedWishlist(
  database: Database,
  query: WishlistPageQuery,
): Promise<WishlistPage<Serialized<TourCardView>>> {
  const { entries: _entries, offSale: _offSale, cards, ...part } = await readWishlistPage(database, query);
  return { data: cards, ...part };
}

async function readWishlistPage(database: Database, { userId, language, currency, page, pageSize }: WishlistPageQuery) {
  const entries = await findEntries(database.db, userId, pageSize, (page - 1) * pageSize);
  const ids = entries.map(({ tourId }) => tourId);
  const cards = await cardCacheOf(database).cards(ids, { language, currency });
  const { onSale: total, offSale } = await countEntries(database.db, userId);
  return { entries, cards, page, pageSize, total, offSale };
}
