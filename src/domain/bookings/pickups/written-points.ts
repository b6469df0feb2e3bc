// The pickup points of a tour as its supplier writes them. A traveller who has chosen one is picked up there: one that is no longer written is no
// longer offered.
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { languages } from '#kernel/languages.ts';
import { inSome, type TourPickupPoint } from '#kernel/tour-documents/tour-additions.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textsOf } from '#domain/inventory/options/written-extras.ts';

type WrittenRow = TourPickupPoint & { tourId: string; active: boolean };

/** Also those that are offered no more. */
export async function findWrittenPoints(db: Queryable, tourIds: readonly string[]): Promise<WrittenRow[]> {
  if (tourIds.length === 0) return [];
  const { rows } = await sql<WrittenRow>`
    select p.tour_id, p.active, p.id, p.minutes_before, p.radius_metres, texts.*,
      case when p.latitude is not null then jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end as at
    from pickup_points p cross join lateral (
      select ${textsOf('name')} as names, ${textsOf('zone')} as zones from pickup_point_texts x where x.pickup_point_id = p.id) texts
    where p.tour_id = any(${tourIds}::uuid[]) order by p.tour_id, p.position, p.id`.execute(db);
  return rows;
}

/** Throws `not_found` if one is of another tour. The caller has checked that places and times stay. */
export async function writePoints(db: Queryable, tourId: string, points: readonly TourPickupPoint[]): Promise<void> {
  const ids = points.map(({ id }) => id);
  await sql`update pickup_points set active = false where tour_id = ${tourId} and active and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  if (ids.length === 0) return;
  const rows = points.map(({ id, minutesBefore, at, radiusMetres }, position) => ({
    id,
    tourId,
    position,
    minutesBefore: minutesBefore!,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    radiusMetres,
  }));
  const written = await db
    .insertInto('pickupPoints')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          position: sql`excluded.position`,
          active: true,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
          radiusMetres: sql`excluded.radius_metres`,
        })
        .whereRef('pickupPoints.tourId', '=', 'excluded.tourId' as 'pickupPoints.tourId'),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== BigInt(rows.length)) throw new DomainError('not_found');
  const texts = points.flatMap(({ id, names, zones }) =>
    languages.flatMap((language) => {
      const name = names[language];
      // Without a part of town the point is one by itself.
      const zone = zones[language] || inSome(zones, language) || name.slice(0, 60);
      return name ? [{ pickupPointId: id, language, name, zone }] : [];
    }),
  );
  await db
    .insertInto('pickupPointTexts')
    .values(texts)
    .onConflict((conflict) => conflict.columns(['pickupPointId', 'language']).doNothing())
    .execute();
}
