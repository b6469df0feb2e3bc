// How the tours of a supplier do: six statements, however many tours, days and bookings there are.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { performanceEndpoints, PerformanceView } from '#contract/suppliers/performance.ts';
import {
  cancellationActors,
  leadTimeGroups,
  performanceDaysMost,
  performancePeriods,
} from '#kernel/choices/performance.ts';
import { addDays } from '#kernel/dates.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recentDays } from '#domain/bookings/count-popularity.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { findPlaceRanks } from '#domain/search/sql/place-ranks.ts';
import { findSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { type Booked, type BookedDay, sumBookings } from './booked-days.ts';
import { type Days, daysOf, latestToday } from './local-days.ts';
import {
  countViewsByDay,
  type FilledDay,
  findOwn,
  findViewsSince,
  listToursOnSale,
  sumDepartures,
} from './performance-queries.ts';

type Calls = typeof performanceEndpoints;
export type PerformanceQuery = InputOf<Calls['getPerformance']>['query'];

/** Throws `not_found` for who acts for no supplier and for tours of others, `invalid_input` on `to`. */
export async function readPerformance(context: Context, query: PerformanceQuery): Promise<PerformanceView> {
  const db = context.database.db;
  const now = context.clock.now();
  const supplierId = await ownSupplierId(context);
  const scope = { supplierId, tourId: query.tour };
  const { tours, timeZones, isOwn } = await findOwn(db, scope, context.caller.language);
  if (!isOwn) throw new DomainError('not_found');
  const days = chosenDays(query, latestToday(now, timeZones));
  const chosen = { ...days, ...scope, timeZones };
  const [viewsSince, views, booked, filled] = await Promise.all([
    findViewsSince(db),
    countViewsByDay(db, chosen),
    sumBookings(db, chosen, now),
    sumDepartures(db, chosen, now),
  ]);
  return {
    ...days,
    tours,
    demand: demandOf(days, { viewsSince, views, booked }),
    occupancy: occupancyOf(filled),
    leadTimes: leadTimesOf(booked),
    cancellations: cancellationsOf(booked),
    money: moneyOf(booked.days),
  };
}

/** Throws `invalid_input` on `to`. */
function chosenDays({ period, from, to }: PerformanceQuery, today: string): Days {
  if (from === undefined && to === undefined)
    return { from: addDays(today, 1 - performancePeriods[period]), to: today };
  if (from === undefined) throw invalid('from', 'required');
  const last = addDays(from, performanceDaysMost - 1);
  if (to !== undefined && to < from) throw invalid('to', 'before_first_day');
  if (to === undefined || to > last) throw invalid('to', 'choice', { choices: `${from} – ${last}` });
  return { from, to };
}

async function ownSupplierId(context: Context): Promise<string> {
  const supplier = await findSupplierOf(context.database.db, signedIn(context).id);
  if (!supplier) throw new DomainError('not_found');
  return supplier.id;
}

type Demand = { viewsSince: string | null; views: { day: string; views: number }[]; booked: Booked };

function demandOf(days: Days, { viewsSince, views, booked }: Demand): PerformanceView['demand'] {
  const viewsOn = new Map(views.map((one) => [one.day, one.views]));
  const bookingsOn = Map.groupBy(booked.days, ({ day }) => day);
  const all = daysOf(days).map((day) => ({
    day,
    views: viewsOn.get(day) ?? 0,
    bookings: sumOf(bookingsOn.get(day) ?? [], 'bookings'),
  }));
  const counted = viewsSince === null ? [] : all.filter(({ day }) => day >= viewsSince);
  return {
    viewsSince,
    views: sumOf(all, 'views'),
    bookings: sumOf(all, 'bookings'),
    conversion: shareOf(sumOf(counted, 'bookings'), sumOf(counted, 'views')),
    days: all,
  };
}

function occupancyOf(filled: FilledDay[]): PerformanceView['occupancy'] {
  const [seatsTaken, capacity] = [sumOf(filled, 'seatsTaken'), sumOf(filled, 'capacity')];
  return {
    seatsTaken,
    capacity,
    share: shareOf(seatsTaken, capacity),
    days: filled.map((day) => ({ ...day, share: shareOf(day.seatsTaken, day.capacity) })),
  };
}

const leadTimesOf = ({ leadTimes, medianLeadDays }: Booked): PerformanceView['leadTimes'] => ({
  medianDays: medianLeadDays,
  groups: leadTimeGroups.map((fromDays, group) => {
    const next = leadTimeGroups[group + 1];
    return {
      fromDays,
      toDays: next === undefined ? null : next - 1,
      bookings: leadTimes.find((one) => one.group === group)?.bookings ?? 0,
    };
  }),
});

function cancellationsOf({ days, cancellations }: Booked): PerformanceView['cancellations'] {
  const bookings = sumOf(days, 'bookings');
  const total = sumOf(cancellations, 'bookings');
  const by = cancellationActors.map((actor) => {
    const count = cancellations.find((one) => one.actor === actor)?.bookings ?? 0;
    return { actor, bookings: count, share: shareOf(count, bookings) };
  });
  return { bookings, total, share: shareOf(total, bookings), by };
}

function moneyOf(booked: BookedDay[]): PerformanceView['money'] {
  return [...Map.groupBy(booked, ({ currency }) => currency)].map(([currency, days]) => {
    const [revenue, commission] = [sumOf(days, 'revenueMinor'), sumOf(days, 'commissionMinor')];
    const price = (amountMinor: number) => priceView(money(amountMinor, currency));
    return {
      currency,
      revenue: price(revenue),
      commission: price(commission),
      net: price(revenue - commission),
      days: days.map((day) => ({ ...day, netMinor: day.revenueMinor - day.commissionMinor })),
    };
  });
}

export async function readTourRanks(
  context: Context,
  { page, pageSize, tour }: InputOf<Calls['listTourRanks']>['query'],
): Promise<ResponseOf<Calls['listTourRanks']>> {
  const db = context.database.db;
  const supplierId = await ownSupplierId(context);
  const range = { language: context.caller.language, limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await listToursOnSale(db, { supplierId, tourId: tour }, range);
  const ranks = await findPlaceRanks(
    db,
    rows.map(({ tourId }) => tourId),
  );
  const data = rows.flatMap((row) => {
    const rank = ranks.find(({ tourId }) => tourId === row.tourId);
    return rank ? [{ ...row, ...rank }] : [];
  });
  return { data, page, pageSize, total, recentDays };
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
