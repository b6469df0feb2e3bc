import { DomainError } from '#contract/domain-error.ts';
import type { wishlistEndpoints } from '#contract/wishlists.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { listSharedWishlist, listWishlist } from './list-wishlist.ts';
import { getSharing, shareWishlist, stopSharing } from './share-wishlist.ts';
import { findSharingByCode } from './sharing-queries.ts';
import { deleteEntry, type Entry, findEntry, insertEntry } from './wishlist-queries.ts';

export const wishlistHandlers: Handlers<typeof wishlistEndpoints> = {
  async listWishlist(context, { query }) {
    return listWishlist(context.database, { userId: signedIn(context).id, ...(await shownAs(context, query)) });
  },

  getSharing: (context) => getSharing(context),
  shareWishlist: (context, { body }) => shareWishlist(context, body.title),
  async stopSharing(context) {
    await stopSharing(context);
    return undefined;
  },

  getWishlistEntry: async (context, { params }) =>
    entryView(await findEntry(context.database.db, signedIn(context).id, params.tourId)),

  addToWishlist: async (context, { params }) =>
    entryView(await insertEntry(context.database.db, signedIn(context).id, params.tourId, context.clock.now())),

  async removeFromWishlist(context, { params }) {
    await deleteEntry(context.database.db, signedIn(context).id, params.tourId);
    return undefined;
  },

  async readSharedWishlist(context, { params, query }) {
    const sharing = await findSharingByCode(context.database.db, params.code);
    if (!sharing) throw new DomainError('not_found');
    const { userId, title } = sharing;
    return { title, ...(await listSharedWishlist(context.database, { userId, ...(await shownAs(context, query)) })) };
  },
};

type ShownAsQuery = { page: number; pageSize: number; lang?: Language; currency?: Currency };

async function shownAs(context: Context, { page, pageSize, lang, currency }: ShownAsQuery) {
  return {
    page,
    pageSize,
    language: lang ?? context.caller.language,
    currency: currency ?? (await currentSettings(context)).defaultCurrency,
  };
}

function entryView(entry: Entry | undefined): { tourId: string; addedAt: string } {
  if (!entry) throw new DomainError('not_found');
  return { tourId: entry.tourId, addedAt: entry.addedAt.toISOString() };
}
