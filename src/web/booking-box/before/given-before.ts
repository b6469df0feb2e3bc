// What a traveller has answered before booking, by tour: the form that asks it registers here, and what books, reserves or fills the cart
// reads it. Signing in on the way does not lose it. It may be about somebody's health, so it stays in this tab, is read by nobody who signs
// in after somebody else, and is deleted once it was sent.
import type { ApiProblem } from '#web/runtime/api/call.ts';
import { getSession } from '#web/runtime/session/session.ts';

/** By the names of the fields. */
export type Values = Readonly<Record<string, string>>;

export type Given = {
  answers?: { questionId: string; person: number; value: string }[];
  pickupPointId?: string;
};

type AskingForm = {
  read(): { given: Given; problem: ApiProblem | null };
  /** Shows what is wrong at the fields, and nothing where nothing is. */
  report(problem: unknown): void;
};

const forms = new Map<string, AskingForm>();

export function registerAsking(tourId: string, form: AskingForm): () => void {
  forms.set(tourId, form);
  return () => void (forms.get(tourId) === form && forms.delete(tourId));
}

/** What was answered; null where something is missing or wrong, which the form then shows. */
export function readGiven(tourId: string): Given | null {
  const form = forms.get(tourId);
  if (!form) return {};
  const { given, problem } = form.read();
  form.report(problem);
  return problem ? null : given;
}

export const reportGiven = (tourId: string, problem: unknown): void => forms.get(tourId)?.report(problem);

const itemName = 'answers';
type Stored = Record<string, { userId: string | null; values: Values }>;

const currentUser = (): string | null => getSession()?.user.id ?? null;

/** What was typed before signing in belongs to who signs in first. */
export function storedValues(tourId: string): Values {
  const stored = readStored()[tourId];
  if (!stored || (stored.userId ?? currentUser()) !== currentUser()) return {};
  if (stored.userId === null) storeValues(tourId, stored.values);
  return stored.values;
}

export function storeValues(tourId: string, values: Values): void {
  write({ ...readStored(), [tourId]: { userId: currentUser(), values } });
}

export function deleteValues(tourId: string): void {
  const { [tourId]: _sent, ...rest } = readStored();
  write(rest);
}

function readStored(): Stored {
  try {
    return JSON.parse(sessionStorage.getItem(itemName) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

function write(stored: Stored): void {
  if (Object.keys(stored).length === 0) return sessionStorage.removeItem(itemName);
  try {
    sessionStorage.setItem(itemName, JSON.stringify(stored));
  } catch {
    // Where nothing can be stored, the form keeps it.
  }
}
