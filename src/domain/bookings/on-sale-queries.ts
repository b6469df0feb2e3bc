// What an order is made from, read in one statement: the tour as it is sold now, its options with their prices, the
// departures asked for, and what a booking shows of the tour.
import type { Language } from '#kernel/languages.ts';
import { type Currency, isCurrency } from '#kernel/money.ts';
import { assert } from '#kernel/assert.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { type Prepared, runPrepared } from '#platform/database/prepared.ts';
import type { DepartureRow, OptionRow } from '../inventory/inventory-queries.ts';
import type { PolicyKey } from '../pricing/cancellation-policy.ts';
import type { BookingRow } from './booking-queries.ts';

export type SoldTour = {
  id: string;
  supplierId: string;
  currency: Currency;
  policyKey: PolicyKey;
  payLater: boolean;
  confirmation: 'instant' | 'on-request';
};

/** What a booking shows of its tour, beside its own columns. */
export type Shown = Pick<
  BookingRow,
  | 'tourSlug'
  | 'title'
  | 'meetingPoint'
  | 'meetingLatitude'
  | 'meetingLongitude'
  | 'image'
  | 'durationMinutes'
  | 'supplierName'
  | 'supplierPhone'
  | 'supplierEmail'
  | 'city'
  | 'country'
>;

export type OnSale = {
  tour: SoldTour & { timeZone: string };
  shown: Shown;
  options: OptionRow[];
  departures: DepartureRow[];
};

export type Asked = { tourId: string; language: Language; departureId?: string; date?: string };

type Row = OnSale & { departures: (Omit<DepartureRow, 'startsAt'> & { startsAt: string })[] };

const textOrder = "order by x.language = $2 desc, x.language = 'en' desc, x.language = 'es', x.language limit 1";

const reading = (name: string, departures: string): Prepared => ({
  name,
  text: `
  select jsonb_build_object('id', t.id, 'supplierId', t.supplier_id, 'currency', t.currency, 'policyKey', t.policy_key,
      'payLater', t.pay_later, 'confirmation', t.confirmation, 'timeZone', p.time_zone) as tour,
    jsonb_build_object('tourSlug', t.slug, 'title', texts.title, 'meetingPoint', texts.meeting_point,
      'meetingLatitude', t.meeting_latitude, 'meetingLongitude', t.meeting_longitude, 'durationMinutes', t.duration_minutes,
      'image', (select url from tour_pictures where tour_id = t.id and position = 0), 'supplierName', s.name,
      'supplierPhone', s.phone, 'supplierEmail', s.email, 'country', p.country,
      'city', (select name from place_texts x where x.place_id = p.id ${textOrder})) as shown,
    (select jsonb_agg(jsonb_build_object('id', o.id, 'position', o.position,
        'name', (select name from option_texts x where x.option_id = o.id ${textOrder}),
        'units', (select jsonb_agg(jsonb_build_object('id', u.id, 'kind', u.kind, 'priceMinor', u.price_minor,
                                                      'minAge', u.min_age, 'maxAge', u.max_age)
                         order by array_position(array['adult', 'child', 'senior', 'group'], u.kind))
                  from units u where u.option_id = o.id)) order by o.position)
     from options o where o.tour_id = t.id and o.active) as options,
    (select jsonb_agg(jsonb_build_object('id', d.id, 'optionId', d.option_id, 'tourId', d.tour_id,
        'startsAtLocal', d.starts_at_local, 'startsAt', d.starts_at,
        'timeZone', d.time_zone, 'capacity', d.capacity, 'taken', d.taken) order by d.starts_at_local)
     from departures d where d.tour_id = t.id and ${departures}) as departures
  from tours t join suppliers s on s.id = t.supplier_id join places p on p.id = t.place_id
  cross join lateral (select title, meeting_point from tour_texts x where x.tour_id = t.id ${textOrder}) texts
  where t.id = $1 and t.status = 'published'`,
});

export const onSaleByDeparture = reading('on-sale-by-departure', 'd.id = $3');
const onSaleByDay = reading(
  'on-sale-by-day',
  'd.starts_at_local >= $3::date and d.starts_at_local < $3::date + 1 and d.open and d.starts_at > $4',
);

/** Throws `not_found` for a tour that is not on sale. Without a departure or a date there are no departures. */
export async function findOnSale(database: Database, asked: Asked, now: Date): Promise<OnSale> {
  const { tourId, language, departureId, date } = asked;
  const [row] = departureId
    ? await runPrepared<Row>(database, onSaleByDeparture, [tourId, language, departureId])
    : await runPrepared<Row>(database, onSaleByDay, [tourId, language, date ?? null, now]);
  if (!row) throw new DomainError('not_found');
  assert(isCurrency(row.tour.currency), 'a tour is sold in a known currency');
  const departures = (row.departures ?? []).map((one) => ({
    ...one,
    startsAtLocal: one.startsAtLocal.slice(0, 'YYYY-MM-DDTHH:MM'.length),
    startsAt: new Date(one.startsAt),
  }));
  return { ...row, options: row.options ?? [], departures };
}

export async function findSoldTour(db: Queryable, tourId: string): Promise<SoldTour> {
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'supplierId', 'currency', 'policyKey', 'payLater', 'confirmation'])
    .where('id', '=', tourId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!tour) throw new DomainError('not_found');
  assert(isCurrency(tour.currency), 'a tour is sold in a known currency');
  return tour as SoldTour;
}
