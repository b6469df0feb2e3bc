import { readPage } from '#web/bookings/load-bookings.ts';
import type { Answer } from '#web/call.ts';
import { later } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { Later } from '#web/ui/later.tsx';
import { SharePanel } from '#web/wishlists/share-panel.tsx';
import { WishlistCards, WishlistSkeleton } from '#web/wishlists/wishlist-cards.tsx';
import { wishlistMerged } from '#web/wishlists/wishlist-store.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Sharing = Answer<'getSharing'> & { isOffered: boolean };
type Loaded = { counts: Promise<Counts>; wishlist: Promise<Answer<'listWishlist'>>; sharing: Promise<Sharing> };

const pageSize = 12;

export const page = definePage<Loaded>({
  load: async (at) => {
    const wishlist = later(loadWishlist(at));
    return { counts: later(loadCounts(at)), wishlist, sharing: later(loadSharing(at, wishlist)) };
  },
  head: (_, { t }) => ({ title: t('dashboard:wishlist'), indexed: false }),
  Page: WishlistTab,
});

async function loadWishlist({ call, language, currency, url }: LoadContext): Promise<Answer<'listWishlist'>> {
  await wishlistMerged();
  return call('listWishlist', { query: { page: readPage(url), pageSize, lang: language, currency } });
}

/** An empty list is nothing to share, but a link that was made can be taken back. */
async function loadSharing({ call }: LoadContext, wishlist: Loaded['wishlist']): Promise<Sharing> {
  const [{ link }, { total }] = await Promise.all([call('getSharing'), wishlist]);
  return { link, isOffered: link !== null || total > 0 };
}

function WishlistTab({ data: { counts, wishlist, sharing } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="wishlist" counts={counts}>
      <Later of={wishlist} waiting={<WishlistSkeleton />}>
        {(wished) => <WishlistCards wishlist={wished} />}
      </Later>
      <Later of={sharing} waiting={null}>
        {({ link, isOffered }) => (isOffered ? <SharePanel sharing={link} /> : null)}
      </Later>
    </DashboardFrame>
  );
}
