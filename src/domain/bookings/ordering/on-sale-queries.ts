// Reads in one statement what an order needs: the tour as it is on sale, its options and prices, the requested
// departures, and what a booking shows of the tour.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import { type Currency, isCurrency } from '#kernel/money.ts';
import { assert } from '#kernel/assert.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import {
  type DepartureRow,
  extrasOfOption,
  lastStartSql,
  type OptionRow,
  priceHistoryOfOption,
  priceRulesOfOption,
  taxesOfOption,
  unitsOfOption,
} from '#domain/inventory/inventory-queries.ts';
import { asBought, isOnDay, openDatedStart } from '#domain/inventory/open-dated.ts';
import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import type { PromoCode } from '../codes/promo-code.ts';
import type { CheckedAnswers } from '../questions/answers-before-booking.ts';
import type { Quote } from '../quotes/quote.ts';
import { peopleComingTo } from '../least-party/least-party-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';

export type SoldTour = {
  id: string;
  supplierId: string;
  currency: Currency;
  policyKey: PolicyKey;
  payLater: boolean;
  confirmation: 'instant' | 'on-request';
};

export type SpokenOnTour = Pick<BookingRow, 'guideLanguages' | 'languageDays'>;

/** What is on sale of a tour, read for one request. */
export type OnSale = {
  /** `commissionPercent`: of its supplier; null: that of the settings. */
  tour: SoldTour & { timeZone: string; commissionPercent: number | null };
  /** What a booking shows of its tour besides its own columns. */
  shown: Pick<
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
    | 'guideLanguages'
    | 'languageDays'
    | 'toBring'
    | 'city'
    | 'placeSlug'
    | 'country'
  >;
  /** How many required questions the supplier asks once, and of each person; whether it has any, and any before the booking; whether
   *  it picks up travellers. */
  questions: { once: number; each: number; any: boolean; before: boolean; pickup: boolean };
  options: OptionRow[];
  departures: DepartureOnSale[];
  /** What the request names. */
  promo?: PromoCode | undefined;
  quote?: Quote | undefined;
  /** What was answered with it. */
  answers?: CheckedAnswers | undefined;
};

/** `peopleComing`: 0 where the option runs with any number. `meeting`: where it meets, if not where its tour does. */
export type DepartureOnSale = DepartureRow & {
  peopleComing: number;
  meeting: Pick<BookingRow, 'meetingPoint' | 'meetingLatitude' | 'meetingLongitude'> | null;
};

type OnSaleKey = { tourId: string; language: Language; departureId?: string; date?: string };
type Row = OnSale & {
  departures: (Omit<DepartureOnSale, 'startsAt' | 'endsAt' | 'decidedAt' | 'onSaleSince'> & {
    startsAt: string;
    onSaleSince: string;
    endsAt: string | null;
    decidedAt: string | null;
  })[];
};

/** Of one tour, the row that `findOnSale` returns. */
export function onSaleQuery({ tourId, language, departureId, date }: OnSaleKey, now: Date): RawBuilder<Row> {
  const inLanguage = sql`order by x.language = ${language} desc, x.language = 'en' desc, x.language = 'es', x.language limit 1`;
  const isWanted = departureId
    ? sql`d.id = ${departureId}`
    : sql`(d.starts_at_local >= ${date ?? null}::date and d.starts_at_local < ${date ?? null}::date + 1
        or ${date !== undefined} and d.starts_at_local = ${openDatedStart}::timestamp) and d.open and ${lastStartSql} > ${now}`;
  return sql<Row>`
  select jsonb_build_object('id', t.id, 'supplierId', t.supplier_id, 'currency', t.currency, 'policyKey', t.policy_key,
      'payLater', t.pay_later, 'confirmation', t.confirmation, 'commissionPercent', s.commission_percent, 'timeZone', p.time_zone) as tour,
    jsonb_build_object('tourSlug', t.slug, 'title', texts.title, 'meetingPoint', texts.meeting_point,
      'meetingLatitude', t.meeting_latitude, 'meetingLongitude', t.meeting_longitude, 'durationMinutes', t.duration_minutes,
      'image', (select url from tour_pictures where tour_id = t.id and position = 0), 'supplierName', s.name,
      'supplierPhone', s.phone, 'supplierEmail', s.email, 'country', p.country, 'placeSlug', p.slug, 'guideLanguages', t.guide_languages,
      'languageDays', coalesce(t.facts -> 'languageDays', '[]'), 'toBring', coalesce(texts.facts -> 'toBring', '[]'),
      'city', (select name from place_texts x where x.place_id = p.id ${inLanguage})) as shown,
    (select jsonb_build_object('once', count(*) filter (where required and per = 'booking'),
      'each', count(*) filter (where required and per = 'person'), 'any', count(*) > 0, 'before', coalesce(bool_or(before_booking), false),
      'pickup', exists (select from pickup_points pp where pp.tour_id = t.id and pp.active))
     from questions q where q.tour_id = t.id and q.active) as questions,
    (select jsonb_agg(jsonb_build_object('id', o.id, 'position', o.position, 'kind', o.kind, 'cutOffMinutes', o.cut_off_minutes,
        'leastPeople', o.least_people, 'decideHoursBefore', o.decide_hours_before,
        'leastUnits', o.least_units, 'mostUnits', o.most_units,
        'name', (select name from option_texts x where x.option_id = o.id ${inLanguage}),
        'units', ${unitsOfOption}, 'rules', ${priceRulesOfOption},
        'history', ${priceHistoryOfOption}, 'extras', ${extrasOfOption}, 'taxes', ${taxesOfOption}) order by o.position)
     from options o where o.tour_id = t.id and o.active) as options,
    (select jsonb_agg(jsonb_build_object('id', d.id, 'optionId', d.option_id, 'tourId', d.tour_id,
        'startsAtLocal', d.starts_at_local, 'startsAt', d.starts_at, 'endsAtLocal', d.ends_at_local, 'endsAt', d.ends_at,
        'validDays', (select valid_days from options x where x.id = d.option_id),
        'timeZone', d.time_zone, 'capacity', d.capacity, 'taken', d.taken, 'withheld', d.withheld, 'decidedAt', d.decided_at,
        'onSaleSince', d.on_sale_since,
        'meeting', case when d.meeting_point is not null then jsonb_build_object('meetingPoint', d.meeting_point,
          'meetingLatitude', d.meeting_latitude, 'meetingLongitude', d.meeting_longitude) end,
        'peopleComing', case when (select least_people from options x where x.id = d.option_id) is not null
          then ${peopleComingTo(sql`d.id`)} else 0 end) order by d.starts_at_local)
     from departures d where d.tour_id = t.id and ${isWanted}) as departures
  from tours t join suppliers s on s.id = t.supplier_id join places p on p.id = t.place_id
  cross join lateral (select title, meeting_point, facts from tour_texts x where x.tour_id = t.id ${inLanguage}) texts
  where t.id = ${tourId} and t.status = 'published'`;
}

/** Throws `not_found` for a tour that is not on sale. Without a departure or a date there are no departures. */
export async function findOnSale(db: Queryable, key: OnSaleKey, now: Date): Promise<OnSale> {
  const onSale = await readOnSale(db, key, now);
  if (!onSale) throw new DomainError('not_found');
  return onSale;
}

/** As `findOnSale`; undefined for a tour that is not on sale. */
export async function readOnSale(db: Queryable, key: OnSaleKey, now: Date): Promise<OnSale | undefined> {
  const { rows } = await onSaleQuery(key, now).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  assert(isCurrency(row.tour.currency), 'a tour is sold in a known currency');
  const departures = (row.departures ?? [])
    .map((one) => ({
      ...one,
      startsAtLocal: one.startsAtLocal.slice(0, 'YYYY-MM-DDTHH:MM'.length),
      startsAt: new Date(one.startsAt),
      onSaleSince: new Date(one.onSaleSince),
      endsAtLocal: one.endsAtLocal?.slice(0, 'YYYY-MM-DDTHH:MM'.length) ?? null,
      endsAt: one.endsAt === null ? null : new Date(one.endsAt),
      decidedAt: one.decidedAt === null ? null : new Date(one.decidedAt),
    }))
    .map((one) => asBought(one, now))
    .filter((one) => key.departureId !== undefined || key.date === undefined || isOnDay(one, key.date, now));
  return { ...row, options: row.options ?? [], departures };
}

/** `hasQuestionsBefore`: there is something to answer or to choose before the booking. */
export async function findSoldTour(
  db: Queryable,
  tourId: string,
): Promise<SoldTour & SpokenOnTour & { hasQuestionsBefore: boolean }> {
  const tour = await db
    .selectFrom('tours')
    .select(['id', 'supplierId', 'currency', 'policyKey', 'payLater', 'confirmation', 'guideLanguages'])
    .select(sql<SpokenOnTour['languageDays']>`coalesce(facts -> 'languageDays', '[]')`.as('languageDays'))
    .select(
      sql<boolean>`exists (select from questions q where q.tour_id = tours.id and q.active and q.before_booking)
        or exists (select from pickup_points pp where pp.tour_id = tours.id and pp.active)`.as('hasQuestionsBefore'),
    )
    .where('id', '=', tourId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!tour) throw new DomainError('not_found');
  assert(isCurrency(tour.currency), 'a tour is sold in a known currency');
  return tour as SoldTour & SpokenOnTour & { hasQuestionsBefore: boolean };
}
