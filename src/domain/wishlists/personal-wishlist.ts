import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import {
  firstPage,
  type Person,
  type PersonalDataSource,
  type PersonalRecord,
} from '#platform/personal-data/source.ts';

/** Tours on the wishlist, including those not on sale at present. */
export const personalWishlist: PersonalDataSource = {
  name: 'wishlist',
  tables: ['wishlist_items', 'shared_wishlists'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from wishlist_items where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, person) => firstPage(readWishlist(db, person)),

  async erase(db, { id }) {
    await db.deleteFrom('wishlistItems').where('userId', '=', id).execute();
    await db.deleteFrom('sharedWishlists').where('userId', '=', id).execute();
  },
};

/** The tours, and the link under which the list is shared. */
async function readWishlist(db: Queryable, { id, language }: Person): Promise<PersonalRecord[]> {
  const { rows } = await sql<PersonalRecord>`
    select (select title from tour_texts x where x.tour_id = w.tour_id
            order by x.language = ${language} desc, x.language = 'en' desc limit 1) as tour, w.added_at
    from wishlist_items w where w.user_id = ${id} order by w.added_at`.execute(db);
  const shared = await db
    .selectFrom('sharedWishlists')
    .select(['title', 'code', 'sharedAt'])
    .where('userId', '=', id)
    .execute();
  return [...rows, ...shared];
}
