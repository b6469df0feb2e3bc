import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant } from '#contract/primitives.ts';

export const questionKinds = ['text', 'choice', 'number', 'date', 'waiver'] as const;

const person = z.int().min(0).max(30).describe('0 for a question per booking, otherwise 1, 2, 3 of the party');

/** The questions about a booking. */
export const question = z
  .object({
    id,
    kind: z.enum(questionKinds),
    per: z.enum(['booking', 'person']),
    required: z.boolean(),
    beforeBooking: z.boolean().describe('the supplier needs the answer before it is booked'),
    label: z.string(),
    note: z.string().nullable(),
    choices: z.array(z.object({ key: z.string(), label: z.string() })),
    least: z.int().nullable(),
    most: z.int().nullable(),
    body: z.string().nullable().describe('what a waiver says'),
    version: z.string().nullable().describe('of what a waiver says'),
  })
  .openapi('Question');
export type QuestionView = z.output<typeof question>;

/** What can be answered before there is a booking. */
export const questionsBeforeBooking = z
  .object({
    questions: z.array(question).describe('that the supplier needs answered before the booking'),
    points: z
      .array(z.object({ id, name: z.string(), zone: z.string(), minutesBefore: z.int() }))
      .describe('where it picks travellers up, so many minutes before the start; chosen with the booking or later'),
    pickupUntilMinutes: z.int().describe('so many minutes before the start a point can be chosen last'),
  })
  .openapi('QuestionsBeforeBooking');
export type QuestionsBeforeBookingView = z.output<typeof questionsBeforeBooking>;

const answer = z.object({ questionId: id, person, value: z.string() });
const acceptedVersion = z.string().nullable().describe('of the text of a waiver that was accepted');
export const givenAnswers = z
  .array(z.strictObject({ ...answer.shape, value: z.string().trim().max(2000) }))
  .max(400)
  .refine((given) => new Set(given.map((one) => `${one.questionId} ${one.person}`)).size === given.length, {
    params: { rule: 'contradiction' },
  });

export const bookingQuestionsView = z
  .object({
    questions: z.array(question),
    people: z.int().describe('of the booking; questions per person are for each of them'),
    answers: z
      .array(z.object({ ...answer.shape, version: acceptedVersion }))
      .describe('a choice is its key, a date its ISO form, an accepted waiver "accepted"'),
    open: z.int().describe('required answers that are missing'),
    until: instant.nullable().describe('the start, until which answers can be given and changed; null: no longer'),
  })
  .openapi('BookingQuestions');
export type BookingQuestionsView = z.output<typeof bookingQuestionsView>;

export const givenAnswer = z
  .object({
    questionId: id,
    person,
    label: z.string(),
    value: z.string().describe('as the traveller read it'),
    version: acceptedVersion,
    answeredAt: instant,
  })
  .openapi('GivenAnswer');
export type GivenAnswerView = z.output<typeof givenAnswer>;

export const questionEndpoints = endpoints({
  getQuestions: {
    method: 'GET',
    path: '/bookings/{id}/questions',
    summary: 'What the supplier asks about an own booking, and the answers so far',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: bookingQuestionsView,
    codes: ['not_found'],
  },
  answerQuestions: {
    method: 'PUT',
    path: '/bookings/{id}/answers',
    summary: 'Give or change answers; an empty value takes one back, and what is not named stays',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({ answers: givenAnswers }),
    status: 200,
    response: bookingQuestionsView,
    codes: ['not_found', 'booking_state'],
  },
  listAnswers: {
    method: 'GET',
    path: '/supplier/bookings/{id}/answers',
    summary: 'Answers about a booking of an own tour, as an operator about any',
    access: 'guide',
    requestClass: 'booking',
    scope: 'bookings:read',
    params: idParams,
    status: 200,
    response: z.object({ answers: z.array(givenAnswer), open: z.int() }),
    codes: ['not_found'],
  },
  remindOfQuestions: {
    method: 'POST',
    path: '/supplier/departures/{id}/question-reminders',
    summary:
      'Send a mail to each traveller of a departure who lacks answers that its supplier needs, at most once a day for each booking: of an own tour, as a guide of an assigned departure',
    access: 'guide',
    scope: 'messages:write',
    params: idParams,
    status: 200,
    response: z.object({
      sent: z.int().describe('to so many travellers'),
      recent: z.int().describe('so many were reminded within the last day and got none'),
    }),
    codes: ['not_found', 'booking_state', 'too_many_requests'],
    idempotent: true,
  },
});
