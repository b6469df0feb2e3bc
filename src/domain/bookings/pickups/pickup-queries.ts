import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';

export type PickupPoint = {
  id: string;
  name: string;
  zone: string;
  minutesBefore: number;
  latitude: number | null;
  longitude: number | null;
  radiusMetres: number | null;
};

/** The points of a tour, and the one that a booking has chosen although it is no longer offered. */
export async function findPickupPoints(
  db: Queryable,
  { tourId, chosen, language }: { tourId: string; chosen: string | null; language: Language },
): Promise<PickupPoint[]> {
  const { rows } = await sql<PickupPoint>`
    select pp.id, pp.minutes_before, pp.latitude, pp.longitude, pp.radius_metres, texts.name, texts.zone
    from pickup_points pp
    cross join lateral (
      select name, zone from pickup_point_texts x where x.pickup_point_id = pp.id order by ${textOrder(language)} limit 1
    ) texts
    where pp.tour_id = ${tourId} and (pp.active or pp.id = ${chosen}) order by pp.position, pp.id`.execute(db);
  return rows;
}

export async function setPickup(db: Queryable, bookingId: string, pickupPointId: string | null): Promise<void> {
  await db.updateTable('bookings').set({ pickupPointId }).where('id', '=', bookingId).execute();
}
