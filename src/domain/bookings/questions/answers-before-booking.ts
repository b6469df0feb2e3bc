// What a traveller answers, and where they want to be picked up, before there is a booking. The supplier says which questions it needs
// then; everything else may be left for later.
import { DomainError } from '#contract/domain-error.ts';
import type { QuestionsBeforeBookingView, QuestionView } from '#contract/bookings/booking-questions.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { text } from '#platform/texts/texts.ts';
import { isPickupInTime, noticeOf } from '../pickups/choose-pickup.ts';
import { findPickupPoints, type PickupPoint, setPickup } from '../pickups/pickup-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { answerField, checkAnswer } from './check-answer.ts';
import { type Answer, findAnswers, findQuestions, writeAnswers } from './question-queries.ts';

/** As a request has it. */
export type AnswersBeforeBooking = { answers?: readonly Answer[]; pickupPointId?: string };

/** What fits. `required`: how many of the answers are to required questions; `starts`: those for which it fits. */
export type CheckedAnswers = {
  answers: readonly Answer[];
  required: number;
  pickup: PickupPoint | null;
  starts: readonly Date[];
};

/** needed: what must be answered has to be there; later: it may come when the hold is placed. */
export type AnswersMode = 'needed' | 'later';

/** What it is given for. */
type Before = {
  tourId: string;
  language: Language;
  people: number;
  /** One of them will be taken. */
  starts: readonly Date[];
  now: Date;
  mode: AnswersMode;
  /** Of another hold: what has no question any more, or does not fit any more, is left out, and so is a pickup that may be too late. */
  copied?: AnswersBeforeBooking | undefined;
  /** What was answered with the hold. */
  stored?: readonly Answer[];
  /** Before the name of a field. */
  prefix?: string;
};

/** What there is to answer and to choose before the booking. */
export async function findQuestionsBeforeBooking(
  db: Queryable,
  tourId: string,
  language: Language,
): Promise<QuestionsBeforeBookingView> {
  const questions = await findQuestions(db, { tourId, bookingIds: [], language });
  const points = await findPickupPoints(db, { tourId, chosen: null, language });
  return {
    questions: questions.filter(({ beforeBooking }) => beforeBooking),
    points,
    pickupUntilMinutes: points.length > 0 ? noticeOf(points) : 0,
  };
}

/** Throws `invalid_input` on each answer that is missing or does not fit, and on `pickupPointId`. */
export async function checkAnswersBeforeBooking(
  db: Queryable,
  entered: AnswersBeforeBooking,
  before: Before,
): Promise<CheckedAnswers> {
  const { tourId, language, people, mode, prefix = '' } = before;
  const questions = await findQuestions(db, { tourId, bookingIds: [], language });
  const problemsOf = (answer: Answer) => problemOf(answer, questions, people, language);
  const typed = entered.answers ?? [];
  const isTyped = new Set(typed.map(answerField));
  const copied = (before.copied?.answers ?? []).filter(
    (answer) => !isTyped.has(answerField(answer)) && problemsOf(answer).length === 0,
  );
  const filled = [...copied, ...typed].filter(({ value }) => value !== '');
  const missing = mode === 'later' ? [] : missingOf(questions, [...(before.stored ?? []), ...filled], people);
  const { pickup, starts, problems } = await pickupOf(db, entered, before);
  const fields = [...typed.flatMap(problemsOf), ...missing, ...problems];
  if (fields.length > 0)
    throw new DomainError('invalid_input', {
      fields: fields.map((one) => ({ ...one, field: `${prefix}${one.field}` })),
    });
  const isRequired = ({ questionId }: Answer) => questions.some(({ id, required }) => id === questionId && required);
  return { answers: filled, required: filled.filter(isRequired).length, pickup, starts };
}

/** Adds to a hold what comes when it is placed. The caller has locked it. Throws as `checkAnswersBeforeBooking`. */
export async function answerHold(
  db: Queryable,
  hold: BookingRow,
  entered: AnswersBeforeBooking,
  { language, now, prefix }: { language: Language; now: Date; prefix?: string },
): Promise<void> {
  const { answers, pickupPointId } = entered;
  if (!hold.asksQuestions && answers === undefined && pickupPointId === undefined) return;
  const { id, tourId, startsAt } = hold;
  const people = hold.adults + hold.children;
  const stored = await findAnswers(db, id, people);
  const before = { tourId, language, people, starts: [startsAt], now, mode: 'needed' as const, stored };
  const checked = await checkAnswersBeforeBooking(db, entered, { ...before, ...(prefix && { prefix }) });
  if (checked.answers.length > 0) await writeAnswers(db, id, checked.answers, now);
  if (checked.pickup) await setPickup(db, id, checked.pickup.id);
}

function problemOf(
  answer: Answer,
  questions: readonly QuestionView[],
  people: number,
  language: Language,
): FieldProblem[] {
  try {
    checkAnswer(answer, { questions, people });
    return [];
  } catch (error) {
    const [problem] = (error as DomainError).fields ?? [];
    if (!problem) throw error;
    const { field, rule, params } = problem;
    const question = questions.find(({ id }) => id === answer.questionId)?.label;
    if (question === undefined) return [problem];
    const why = text(language, 'problems', `rule.${rule}`, params ?? {});
    return [{ field, rule: 'answer_wrong', params: { question, why } }];
  }
}

function missingOf(questions: readonly QuestionView[], answers: readonly Answer[], people: number): FieldProblem[] {
  const answered = new Set(answers.filter(({ value }) => value !== '').map(answerField));
  return questions
    .filter(({ beforeBooking }) => beforeBooking)
    .flatMap(({ id: questionId, per, label }) =>
      personsToAnswer(per, people)
        .map((person) => answerField({ questionId, person }))
        .filter((field) => !answered.has(field))
        .map((field): FieldProblem => ({ field, rule: 'answer_needed', params: { question: label } })),
    );
}

const personsToAnswer = (per: QuestionView['per'], people: number): number[] =>
  per === 'person' ? Array.from({ length: people }, (_, index) => index + 1) : [0];

type CheckedPickup = Pick<CheckedAnswers, 'pickup' | 'starts'> & { problems: FieldProblem[] };

async function pickupOf(
  db: Queryable,
  { pickupPointId: typed }: AnswersBeforeBooking,
  { tourId, language, starts, now, copied }: Before,
): Promise<CheckedPickup> {
  const chosen = typed ?? copied?.pickupPointId;
  const later = { pickup: null, starts, problems: [] };
  if (chosen === undefined) return later;
  const points = await findPickupPoints(db, { tourId, chosen: null, language });
  const pickup = points.find(({ id }) => id === chosen) ?? null;
  const inTime = pickup ? starts.filter((startsAt) => isPickupInTime(startsAt, points, now)) : [];
  if (typed === undefined && inTime.length < starts.length) return later;
  const rule = pickup ? 'pickup_late' : 'unknown_value';
  return { pickup, starts: inTime, problems: inTime.length > 0 ? [] : [{ field: 'pickupPointId', rule }] };
}
