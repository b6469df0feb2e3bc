import type { QuestionView } from '#contract/bookings/booking-questions.ts';
import { invalid } from '#contract/domain-error.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import type { Answer } from './question-queries.ts';

type Questionnaire = { questions: readonly QuestionView[]; people: number };

/** The name of an answer in a form and in errors. */
export const answerField = ({ questionId, person }: Pick<Answer, 'questionId' | 'person'>): string =>
  `answers.${questionId}.${person}`;

/** Throws `invalid_input` on the field of the answer where it does not fit its question. An empty answer always does. */
export function checkAnswer(answer: Answer, { questions, people }: Questionnaire): void {
  const field = answerField(answer);
  const question = questions.find(({ id }) => id === answer.questionId);
  const concernsBooking =
    question?.per === 'person' ? answer.person >= 1 && answer.person <= people : answer.person === 0;
  if (!question || !concernsBooking) throw invalid(field, 'unknown_value');
  if (answer.value !== '') checkValue(answer.value, question, field);
}

function checkValue(value: string, { kind, choices, least, most }: QuestionView, field: string): void {
  if (kind === 'choice' && !choices.some(({ key }) => key === value)) throw invalid(field, 'unknown_value');
  if (kind === 'date' && !isCalendarDate(value)) throw invalid(field, 'date');
  if (kind === 'waiver' && value !== accepted) throw invalid(field, 'unknown_value');
  if (kind !== 'number') return;
  if (!/^-?\d{1,9}$/.test(value)) throw invalid(field, 'format');
  if (least !== null && Number(value) < least) throw invalid(field, 'too_small', { minimum: least });
  if (most !== null && Number(value) > most) throw invalid(field, 'too_big', { maximum: most });
}

/** The value of a waiver that was accepted. */
export const accepted = 'accepted';
