import type { Answer } from '#web/call.ts';
import type { LoadContext } from '#web/page.ts';
import { wishlistMerged } from '#web/wishlists/wishlist-store.ts';

export type Counts = Answer<'getCounts'>;

/** After what was kept before signing in has been handed over, so that it is counted. */
export async function loadCounts({ call }: LoadContext): Promise<Counts> {
  await wishlistMerged();
  return call('getCounts');
}
