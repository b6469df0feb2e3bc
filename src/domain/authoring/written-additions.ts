// Extras, questions and pickup points of tours: read as documents have them, checked, and published.
import { invalid } from '#contract/domain-error.ts';
import {
  asksTheSame,
  isSamePoint,
  type TourExtra,
  type TourPickupPoint,
  type TourQuestion,
} from '#kernel/tour-documents/tour-additions.ts';
import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findWrittenPoints, writePoints } from '#domain/bookings/pickups/written-points.ts';
import { findWrittenQuestions, writeQuestions } from '#domain/bookings/questions/written-questions.ts';
import { setPickupAvailable } from '#domain/catalogue/written-tours.ts';
import { findWrittenExtras, writeExtras } from '#domain/inventory/options/written-extras.ts';

export type WrittenAdditions = Pick<TourDocument, 'extras' | 'questions' | 'pickupPoints'>;

/** By tour, what is offered now. */
export async function findWrittenAdditions(
  db: Queryable,
  tourIds: readonly string[],
): Promise<(tourId: string) => WrittenAdditions> {
  const extras = await findWrittenExtras(db, tourIds);
  const questions = await findWrittenQuestions(db, tourIds);
  const points = await findWrittenPoints(db, tourIds);
  return (tourId) => ({
    extras: extras.filter((one) => one.tourId === tourId).map(({ tourId: _t, ...extra }): TourExtra => extra),
    questions: questions
      .filter((one) => one.active && one.tourId === tourId)
      .map(({ tourId: _t, active: _a, ...question }): TourQuestion => question),
    pickupPoints: points
      .filter((one) => one.active && one.tourId === tourId)
      .map(({ tourId: _t, active: _a, ...point }): TourPickupPoint => point),
  });
}

/** A published question, and where a traveller is picked up, stays. Throws `invalid_input`. */
export async function checkAdditions(
  db: Queryable,
  tourId: string,
  { questions, pickupPoints }: TourDocument,
): Promise<void> {
  const known = new Map((await findWrittenQuestions(db, [tourId])).map((one) => [one.id, one]));
  questions.forEach((question, at) => {
    if (!asksTheSame(known.get(question.id) ?? question, question)) throw invalid(`questions.${at}.kind`, 'published');
  });
  const points = new Map((await findWrittenPoints(db, [tourId])).map((one) => [one.id, one]));
  pickupPoints.forEach((point, at) => {
    if (!isSamePoint(points.get(point.id) ?? point, point)) throw invalid(`pickupPoints.${at}.names`, 'published');
  });
}

export async function publishAdditions(
  db: Queryable,
  tourId: string,
  document: TourDocument,
  had: boolean,
): Promise<void> {
  const { extras, questions, pickupPoints } = document;
  await writeExtras(db, tourId, extras);
  await writeQuestions(db, tourId, questions);
  await writePoints(db, tourId, pickupPoints);
  // A tour of the demo world may pick travellers up without naming points.
  if (had || pickupPoints.length > 0) await setPickupAvailable(db, tourId, pickupPoints.length > 0);
}
