// Reviews with the rows that they need: a completed booking with recorded attendance, on a departure, so that `npm
// run invariants` finds no violation in a generated world.
import { policies } from '#domain/pricing/cancellation-policy.ts';
import type { Random } from '@senda/posters/random';
import type { Calendar } from './calendar.ts';
import type { Rows } from './columns.ts';
import { departuresMax } from './departure-rows.ts';
import { properName } from './names.ts';
import { idOf } from './random.ts';
import type { GeneratedTour } from './generated-tour.ts';

export const reviewersCount = 100;
const reviewsMax = 60;

/** The stars of a tour's reviews: many for the best known, none for most. */
export function reviewsOf(random: Random, rank: number): number[] {
  const count = Math.floor(reviewsMax / rank ** 0.6 + random.range(0, 0.5));
  return random.times(count, () => random.pick([3, 4, 4, 5, 5, 5, 5, 2]));
}

/** All of a tour's reviewers came along on one day of the last month. */
export function addReviews(rows: Rows, random: Random, tour: GeneratedTour, calendar: Calendar): void {
  const { reviews, place, id: tourId, n } = tour;
  if (reviews.length === 0) return;
  const local = `${calendar.dayAt(place.timeZone, -random.int(5, 30)).date}T10:00`;
  const startsAt = calendar.instant(local, place.timeZone);
  const departureId = idOf('departure', (n + 1) * departuresMax - 1);
  const [seats, optionId] = [reviews.length, idOf('option', n)];
  rows.departures.push([departureId, optionId, tourId, local, place.timeZone, startsAt, Math.max(seats, 40), seats]);
  for (const [k, stars] of reviews.entries()) addReview(rows, tour, k, stars, { departureId, local, startsAt });
}

type Trip = { departureId: string; local: string; startsAt: string };

function addReview(
  rows: Rows,
  tour: GeneratedTour,
  k: number,
  stars: number,
  { departureId, local, startsAt }: Trip,
): void {
  const number = tour.n * (reviewsMax + 1) + k;
  const [bookingId, userId] = [idOf('booking', number), idOf('user', k % reviewersCount)];
  const total = tour.adultMinor;
  const commission = Math.round(total * 0.15);
  const line = {
    unitId: idOf('unit', tour.n * 4),
    kind: 'adult',
    quantity: 1,
    unitPriceMinor: total,
    totalMinor: total,
  };
  rows.bookings.push([
    bookingId,
    `W-${number}`,
    userId,
    tour.id,
    idOf('option', tour.n),
    departureId,
    'completed',
    1,
    1,
    0,
    JSON.stringify([line]),
    tour.currency,
    total,
    commission,
    'later',
    tour.policy,
    JSON.stringify(policies[tour.policy]),
    startsAt,
    local,
    tour.place.timeZone,
    'en',
    startsAt,
    startsAt,
    startsAt,
    startsAt,
    startsAt,
  ]);
  rows.booking_items.push([bookingId, 1, line.unitId, 'adult', 1, 1, 0, total]);
  const author = properName(300_000 + (k % reviewersCount));
  const comment = `${tour.place.name}: ${stars} / 5.`;
  rows.reviews.push([idOf('review', number), tour.id, bookingId, userId, author, stars, comment, 'en', startsAt]);
}
