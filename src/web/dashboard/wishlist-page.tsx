import * as paths from '#contract/paths.generated.ts';
import { readPage } from '#web/bookings/list/load-bookings.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { SharePanel } from '#web/wishlists/share-panel.tsx';
import { WishlistCards, WishlistSkeleton } from '#web/wishlists/wishlist-cards.tsx';
import { mergeWishlist } from '#web/wishlists/account-wishlist.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Sharing = ResponseBody<'getSharing'> & { isOffered: boolean };
type Loaded = { counts: Promise<Counts>; wishlist: Promise<ResponseBody<'listWishlist'>>; sharing: Promise<Sharing> };

const pageSize = 12;

export const page = definePage<Loaded>({
  load: async (at) => {
    const wishlist = deferred(loadWishlist(at));
    return { counts: deferred(loadCounts(at)), wishlist, sharing: deferred(loadSharing(at, wishlist)) };
  },
  head: (_, { t }) => ({ title: t('dashboard:wishlist'), indexed: false }),
  Page: WishlistTab,
});

async function loadWishlist({ call, language, currency, url }: LoadContext): Promise<ResponseBody<'listWishlist'>> {
  await mergeWishlist();
  return call(paths.listWishlist, { query: { page: readPage(url), pageSize, lang: language, currency } });
}

/** An empty list is not offered for sharing, but an existing link can be revoked. */
async function loadSharing({ call }: LoadContext, wishlist: Loaded['wishlist']): Promise<Sharing> {
  const [{ link }, { total }] = await Promise.all([call(paths.getSharing), wishlist]);
  return { link, isOffered: link !== null || total > 0 };
}

function WishlistTab({ data: { counts, wishlist, sharing } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="wishlist" counts={counts}>
      <Deferred value={wishlist} waiting={<WishlistSkeleton />}>
        {(savedCount) => <WishlistCards wishlist={savedCount} />}
      </Deferred>
      <Deferred value={sharing} waiting={null}>
        {({ link, isOffered }) => (isOffered ? <SharePanel sharing={link} /> : null)}
      </Deferred>
    </DashboardFrame>
  );
}
