import type { QuestionView } from '#contract/bookings/booking-questions.ts';
import type { FieldRule } from '#contract/errors.ts';
import type { AnswersBeforeBooking, Values } from './answers-before-booking.ts';

/** One field: of a question for the booking, or for one of the party. */
export type PersonQuestion = { name: string; question: QuestionView; person: number };

export const fieldsOf = (questions: readonly QuestionView[], people: number): PersonQuestion[] =>
  questions.flatMap((question) => {
    const persons = question.per === 'person' ? Array.from({ length: people }, (_, index) => index + 1) : [0];
    return persons.map((person) => ({ name: `answers.${question.id}.${person}`, question, person }));
  });

export type Broken = { rule: FieldRule & ('required' | 'format' | 'too_small' | 'too_big'); limit?: number };

/** What the server would say of a needed answer; null if it fits. */
export function brokenRule({ kind, least, most }: QuestionView, value: string): Broken | null {
  if (value.trim() === '') return { rule: 'required' };
  if (kind !== 'number') return null;
  if (!/^-?\d{1,9}$/.test(value.trim())) return { rule: 'format' };
  if (least !== null && Number(value) < least) return { rule: 'too_small', limit: least };
  return most !== null && Number(value) > most ? { rule: 'too_big', limit: most } : null;
}

/** As a request takes it: of the party that books, whatever was typed for a larger one before. */
export function answersOf(
  fields: readonly PersonQuestion[],
  values: Values,
  pickupPointId: string | undefined,
): AnswersBeforeBooking {
  const answers = fields.map(({ name, question, person }) => ({
    questionId: question.id,
    person,
    value: (values[name] ?? '').trim(),
  }));
  return { ...(answers.length > 0 && { answers }), ...(pickupPointId && { pickupPointId }) };
}
