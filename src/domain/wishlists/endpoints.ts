import { DomainError } from '#contract/domain-error.ts';
import type { wishlistEndpoints } from '#contract/wishlists.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { listWishlist } from './list-wishlist.ts';
import { deleteEntry, type Entry, findEntry, insertEntry } from './wishlist-queries.ts';

export const wishlistHandlers: Handlers<typeof wishlistEndpoints> = {
  async listWishlist(context, { query }) {
    const { page, pageSize } = query;
    const language = query.lang ?? context.caller.language;
    const currency = query.currency ?? (await currentSettings(context)).defaultCurrency;
    return listWishlist(context.database.read, { userId: signedIn(context).id, language, currency, page, pageSize });
  },

  getWishlistEntry: async (context, { params }) =>
    entryView(await findEntry(context.database.read, signedIn(context).id, params.tourId)),

  addToWishlist: async (context, { params }) =>
    entryView(await insertEntry(context.database.read, signedIn(context).id, params.tourId, context.clock.now())),

  async removeFromWishlist(context, { params }) {
    await deleteEntry(context.database.read, signedIn(context).id, params.tourId);
    return undefined;
  },
};

function entryView(entry: Entry | undefined): { tourId: string; addedAt: string } {
  if (!entry) throw new DomainError('not_found');
  return { tourId: entry.tourId, addedAt: entry.addedAt.toISOString() };
}
