import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { mergeWishlist } from '#web/wishlists/account-wishlist.ts';

export type Counts = ResponseBody<'getCounts'>;

/** Merges the local wishlist first, so that its tours are counted. */
export async function loadCounts({ call }: LoadContext): Promise<Counts> {
  await mergeWishlist();
  return call(paths.getCounts);
}
