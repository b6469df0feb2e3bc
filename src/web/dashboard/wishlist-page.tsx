import { readPage } from '#web/bookings/load-bookings.ts';
import type { Answer } from '#web/call.ts';
import { later } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { Later } from '#web/ui/later.tsx';
import { WishlistCards, WishlistSkeleton } from '#web/wishlists/wishlist-cards.tsx';
import { wishlistMerged } from '#web/wishlists/wishlist-store.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; wishlist: Promise<Answer<'listWishlist'>> };

const pageSize = 12;

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: later(loadCounts(at)), wishlist: later(loadWishlist(at)) }),
  head: (_, { t }) => ({ title: t('dashboard:wishlist'), indexed: false }),
  Page: WishlistTab,
});

async function loadWishlist({ call, language, currency, url }: LoadContext): Promise<Answer<'listWishlist'>> {
  await wishlistMerged();
  return call('listWishlist', { query: { page: readPage(url), pageSize, lang: language, currency } });
}

function WishlistTab({ data: { counts, wishlist } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="wishlist" counts={counts}>
      <Later of={wishlist} waiting={<WishlistSkeleton />}>
        {(wished) => <WishlistCards wishlist={wished} />}
      </Later>
    </DashboardFrame>
  );
}
