import type { TourCardView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { loadCards } from '../storefront/cards.ts';
import { countWishlist, findEntries } from './wishlist-queries.ts';

type Question = { userId: string; language: Language; currency: Currency; page: number; pageSize: number };
type Wishlist = { data: (TourCardView & { addedAt: string })[]; page: number; pageSize: number; total: number };

/** Tours on the wishlist as cards, latest first. */
export async function listWishlist(db: Queryable, question: Question): Promise<Wishlist> {
  const { userId, language, currency, page, pageSize } = question;
  const entries = await findEntries(db, userId, pageSize, (page - 1) * pageSize);
  const addedAt = new Map(entries.map((entry) => [entry.tourId, entry.addedAt.toISOString()]));
  const cards = await loadCards(db, [...addedAt.keys()], { language, currency });
  const data = cards.map((card) => ({ ...card, addedAt: addedAt.get(card.id)! }));
  return { data, page, pageSize, total: await countWishlist(db, userId) };
}
