// Completed trips: booked through the API, then completed in the database.
import { expect } from '@playwright/test';
import pg from 'pg';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import type { OwnReviewView, WaitingPhotoView } from '#contract/reviews.ts';
import { assertDefined } from '#kernel/assert.ts';
import { api } from './api.ts';
import { marketplace } from './marketplace.ts';
import { freeDay } from './tours.ts';

/** Returns the booking's id. */
export async function createCompletedTrip(token: string, tourId: string): Promise<string> {
  const date = await freeDay(tourId, 1);
  const address = `/tours/${tourId}/availability?date=${date}&adults=1`;
  const { departures } = await api<AvailabilityView>('GET', address);
  // A day has seats if any of its options has: the first one may be full.
  const departure = departures.find(({ seatsLeft, total }) => seatsLeft > 0 && total !== null);
  const body = { tourId, departureId: assertDefined(departure, 'a departure with seats').id, date, persons: 1 };
  const { id } = await api<BookingView>('POST', '/bookings', { token, body });
  await inDatabase(`update bookings set state = 'completed', attended_at = now() where id = $1`, [id]);
  return id;
}

/** Moves the start of a booking into the past and completes it like the clock's job: without recorded attendance. */
export const completeByClock = (id: string, daysAgo: number): Promise<void> =>
  inDatabase(
    `update bookings set state = 'completed', starts_at = now() - make_interval(days => $2::int),
       starts_at_local = now() - make_interval(days => $2::int) where id = $1`,
    [id, daysAgo],
  );

export async function inDatabase(statement: string, values: unknown[]): Promise<void> {
  const { dataDir } = await marketplace();
  const client = new pg.Client({ host: dataDir, port: 5432, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

type ReviewInput = { stars: number; comment: string; language?: string; pictures?: readonly string[] };

/** Waits until visitors read it, too: cached pages follow a change within a second. */
export async function createReview(
  token: string,
  tourId: string,
  { pictures = [], ...review }: ReviewInput,
): Promise<OwnReviewView> {
  const bookingId = await createCompletedTrip(token, tourId);
  const photos: string[] = [];
  for (const picture of pictures)
    photos.push((await api<WaitingPhotoView>('POST', '/reviews/photos', { token, body: { picture } })).id);
  const shown = async () => (await api<TourView>('GET', `/tours/${tourId}`)).review;
  const before = await shown();
  const body = { bookingId, ...review, photos };
  const written = await api<OwnReviewView>('POST', `/tours/${tourId}/reviews`, { token, body });
  await expect.poll(shown).toBeGreaterThan(before);
  return written;
}
