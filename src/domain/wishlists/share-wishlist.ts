// A wishlist shared by a link. The code in the link gives access and does not identify the owner.
import { randomBytes } from 'node:crypto';
import type { SharingView } from '#contract/wishlists.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { deleteSharing, findSharing, type Sharing, upsertSharing } from './sharing-queries.ts';

/** 128 bits: not guessable. */
const codeBytes = 16;

/** Shares the wishlist, or changes the title of the shared one; the link stays the same until it is revoked. */
export async function shareWishlist(context: Context, title: string | undefined): Promise<SharingView> {
  const sharing = {
    userId: signedIn(context).id,
    code: randomBytes(codeBytes).toString('base64url'),
    title: title || null,
    sharedAt: context.clock.now(),
  };
  return sharingView(context, await upsertSharing(context.database.db, sharing));
}

export async function getSharing(context: Context): Promise<{ link: SharingView | null }> {
  const sharing = await findSharing(context.database.db, signedIn(context).id);
  return { link: sharing ? sharingView(context, sharing) : null };
}

export async function stopSharing(context: Context): Promise<void> {
  await deleteSharing(context.database.db, signedIn(context).id);
}

function sharingView({ config }: Context, { code, title, sharedAt }: Sharing): SharingView {
  return { code, title, url: `${config.appUrl}/wishlist/${code}`, sharedAt: sharedAt.toISOString() };
}
