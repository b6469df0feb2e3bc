import type { TourCardView } from '#contract/catalogue.ts';
import type { Database } from '#platform/database/database.ts';
import { readBack, type Written } from '#platform/http/written.ts';
import type { ShownAs } from '../storefront/cards.ts';
import { shelfOf } from '../storefront/shelf.ts';
import { countWishlist, findEntries } from './wishlist-queries.ts';

type Question = ShownAs & { userId: string; page: number; pageSize: number };
type Part<Card> = { data: Card[]; page: number; pageSize: number; total: number };

/** Tours on the wishlist as cards, latest first, each with the moment it was added. */
export async function listWishlist(
  database: Database,
  question: Question,
): Promise<Part<TourCardView & { addedAt: string }>> {
  const { entries, cards, ...part } = await readPart(database, question);
  const addedAt = new Map(entries.map((entry) => [entry.tourId, entry.addedAt.toISOString()]));
  const data = cards.map(readBack).map((card) => ({ ...card, addedAt: addedAt.get(card.id)! }));
  return { data, ...part };
}

/** The same for others: when something was added is nobody else's. */
export async function listSharedWishlist(database: Database, question: Question): Promise<Part<Written<TourCardView>>> {
  const { entries: _entries, cards, ...part } = await readPart(database, question);
  return { data: cards, ...part };
}

async function readPart(database: Database, { userId, language, currency, page, pageSize }: Question) {
  const entries = await findEntries(database.read, userId, pageSize, (page - 1) * pageSize);
  const ids = entries.map(({ tourId }) => tourId);
  const cards = await shelfOf(database).cards(ids, { language, currency });
  return { entries, cards, page, pageSize, total: await countWishlist(database.read, userId) };
}
