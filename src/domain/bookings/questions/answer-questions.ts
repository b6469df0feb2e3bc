// What a supplier asks about a booking, answered by its traveller until the start.
import type { BookingQuestionsView, GivenAnswerView, QuestionView } from '#contract/bookings/booking-questions.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { mayAnswer } from '../lifecycle/booking-permissions.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { type BookingRow, findSupplierBooking } from '../reading/booking-queries.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { accepted, checkAnswer } from './check-answer.ts';
import {
  type Answer,
  deleteOldAnswers,
  findAnswers,
  findQuestions,
  type StoredAnswer,
  writeAnswers,
} from './question-queries.ts';

const answersAtOnce = 1000;

export async function getQuestions(context: Context, bookingId: string): Promise<BookingQuestionsView> {
  const db = context.database.db;
  return questionsOf(context, db, await ownPlacedBooking(context, db, bookingId));
}

/** Throws `not_found`, `booking_state` (not booked yet, ended or started), `invalid_input` on the field of an answer. */
export async function answerQuestions(
  context: Context,
  bookingId: string,
  answers: readonly Answer[],
): Promise<BookingQuestionsView> {
  const now = context.clock.now();
  return context.database.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId);
    const booking = await ownPlacedBooking(context, transaction, bookingId);
    if (!mayAnswer(booking, now)) throw new DomainError('booking_state');
    const questions = await questionsOf(context, transaction, booking);
    for (const answer of answers) checkAnswer(answer, questions);
    await writeAnswers(transaction, bookingId, answers, now);
    return questionsOf(context, transaction, await ownPlacedBooking(context, transaction, bookingId));
  });
}

/** The answers for their supplier, in the order of the questions. */
export async function listAnswers(
  context: Context,
  bookingId: string,
): Promise<{ answers: GivenAnswerView[]; open: number }> {
  const db = context.database.db;
  const { language } = context.caller;
  const booking = await findSupplierBooking(db, signedIn(context), bookingId, language);
  if (!booking) throw new DomainError('not_found');
  const questions = await findQuestions(db, { tourId: booking.tourId, bookingIds: [bookingId], language });
  const stored = await findAnswers(db, bookingId, peopleOf(booking));
  return { answers: givenAnswers(questions, stored, language), open: booking.openQuestions };
}

/** As the traveller read them, in the order of the questions. */
export const givenAnswers = (
  questions: readonly QuestionView[],
  stored: readonly StoredAnswer[],
  language: Language,
): GivenAnswerView[] =>
  questions.flatMap(({ id, label, choices }) =>
    stored
      .filter(({ questionId }) => questionId === id)
      .map(({ questionId, person, value, version, answeredAt }) => ({
        questionId,
        person,
        label,
        value:
          version === null
            ? (choices.find(({ key }) => key === value)?.label ?? value)
            : text(language, 'questions', accepted, { version }),
        version,
        answeredAt: answeredAt.toISOString(),
      })),
  );

/** A recurring job. */
export async function eraseOldAnswers({ database, clock }: Services): Promise<void> {
  while ((await deleteOldAnswers(database.db, clock.now(), answersAtOnce)) === answersAtOnce);
}

async function questionsOf(context: Context, db: Queryable, booking: BookingRow): Promise<BookingQuestionsView> {
  const { id: bookingId, tourId, openQuestions: open } = booking;
  const { language } = context.caller;
  const people = peopleOf(booking);
  const questions = await findQuestions(db, { tourId, bookingIds: [bookingId], language });
  const answers = await findAnswers(db, bookingId, people);
  const until = mayAnswer(booking, context.clock.now()) ? lastStartOf(booking).toISOString() : null;
  const sent = answers.map(({ questionId, person, value, version }) => ({ questionId, person, value, version }));
  return { questions, people, answers: sent, open, until };
}

const peopleOf = ({ adults, children }: BookingRow): number => adults + children;
