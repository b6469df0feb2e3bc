// What a traveller has answered before booking, by tour: the form with its question registers here, and what books, reserves or fills the cart
// reads it. Signing in on the way does not lose it. It may be about a person's health, so it stays in this tab, is not read by another user who signs
// in afterwards, and is deleted once it was sent.
import type { ApiProblem } from '#web/runtime/api/call.ts';
import { storedEntries } from '#web/runtime/session/stored-entries.ts';

/** By the names of the fields. */
export type Values = Readonly<Record<string, string>>;

export type AnswersBeforeBooking = {
  answers?: { questionId: string; person: number; value: string }[];
  pickupPointId?: string;
};

type QuestionsForm = {
  read(): { given: AnswersBeforeBooking; problem: ApiProblem | null };
  /** Shows what is wrong at the fields, and nothing where nothing is. */
  report(problem: unknown): void;
};

const forms = new Map<string, QuestionsForm>();

export function registerQuestionsForm(tourId: string, form: QuestionsForm): () => void {
  forms.set(tourId, form);
  return () => void (forms.get(tourId) === form && forms.delete(tourId));
}

/** What was answered; null where something is missing or wrong, which the form then shows. */
export function readAnswers(tourId: string): AnswersBeforeBooking | null {
  const form = forms.get(tourId);
  if (!form) return {};
  const { given, problem } = form.read();
  form.report(problem);
  return problem ? null : given;
}

export const reportAnswers = (tourId: string, problem: unknown): void => forms.get(tourId)?.report(problem);

const stored = storedEntries<Values>('answers');

export const storedValues = (tourId: string): Values => stored.get(tourId) ?? {};

export const storeValues = stored.set;

export const deleteValues = (tourId: string): void => stored.delete(tourId);
