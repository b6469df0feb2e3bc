import type { questionEndpoints } from '#contract/bookings/booking-questions.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { remindOfQuestions } from './remind-of-questions.ts';
import { answerQuestions, getQuestions, listAnswers } from './answer-questions.ts';

export const questionHandlers: Handlers<typeof questionEndpoints> = {
  getQuestions: (context, { params }) => getQuestions(context, params.id),
  answerQuestions: (context, { params, body }) => answerQuestions(context, params.id, body.answers),
  listAnswers: (context, { params }) => listAnswers(context, params.id),
  remindOfQuestions: (context, { params }) => remindOfQuestions(context, params.id),
};
