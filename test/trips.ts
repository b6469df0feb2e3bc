// Creates completed trips and their reviews by requests. The wait for the end of the tour is skipped, and attendance is set directly.
import assert from 'node:assert/strict';
import { type TestApp, testApp } from './app.ts';
import type { TestTour } from './test-tour.ts';

export type Person = { id: string; token: string };

/** Returns the id of the booking. */
export async function createCompletedTrip({ token }: Person, tour: TestTour): Promise<string> {
  const app = await testApp();
  const { status, body } = await app.send('POST', '/api/bookings', {
    token,
    body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1 },
  });
  assert.equal(status, 201, JSON.stringify(body));
  await app.services.database.db
    .updateTable('bookings')
    .set({ state: 'completed', attendedAt: new Date() })
    .where('id', '=', body.id)
    .execute();
  return body.id;
}

export const sampleComment = 'The light came in through the shutters.';

/** Returns the review as its author sees it. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function createReview(person: Person, tour: TestTour, review: object = {}): Promise<any> {
  const app: TestApp = await testApp();
  const { status, body } = await app.send('POST', `/api/tours/${tour.id}/reviews`, {
    token: person.token,
    body: { bookingId: await createCompletedTrip(person, tour), stars: 4, comment: sampleComment, ...review },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}
