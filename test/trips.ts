// Completed trips and their reviews: booked by requests; only the time until they are over is skipped,
// and their suppliers recorded that the party came.
import assert from 'node:assert/strict';
import { type TestApp, testApp } from './app.ts';
import type { OwnTour } from './own-tour.ts';

export type Person = { id: string; token: string };

/** The booking's id. */
export async function madeTrip({ token }: Person, tour: OwnTour): Promise<string> {
  const app = await testApp();
  const { status, body } = await app.send('POST', '/api/bookings', {
    token,
    body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1 },
  });
  assert.equal(status, 201, JSON.stringify(body));
  await app.services.database.read
    .updateTable('bookings')
    .set({ state: 'completed', attendedAt: new Date() })
    .where('id', '=', body.id)
    .execute();
  return body.id;
}

export const usualComment = 'The light came in through the shutters.';

/** The review, as its author sees it. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function writtenReview(person: Person, tour: OwnTour, said: object = {}): Promise<any> {
  const app: TestApp = await testApp();
  const { status, body } = await app.send('POST', `/api/tours/${tour.id}/reviews`, {
    token: person.token,
    body: { bookingId: await madeTrip(person, tour), stars: 4, comment: usualComment, ...said },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}
