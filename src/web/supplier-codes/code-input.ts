// What the forms for codes of suppliers and of the marketplace have alike.
import { dateLocale, type Language } from '#kernel/languages.ts';
import type { Entered } from '#web/forms/use-submit.ts';

export const codeInput = {
  maxLength: 40,
  required: true,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

export const countInput = { type: 'number', min: 1, max: 1_000_000 } as const;

/** All but what it takes off and what it is for. */
export function enteredTerms(entered: Entered) {
  const countOf = (name: string) => (entered[name] ? Number(entered[name]) : undefined);
  return {
    code: entered.code ?? '',
    validFrom: startOfDay(entered.validFrom),
    validUntil: endOfDay(entered.validUntil),
    firstBooking: entered.firstBooking !== undefined,
    most: countOf('most'),
    mostPerPerson: countOf('mostPerPerson'),
  };
}

/** Days of the form, which are those of its reader's clock, as the instants between which a code can be used. */
const startOfDay = (day: string | undefined): string | undefined => day && new Date(`${day}T00:00`).toISOString();

function endOfDay(day: string | undefined): string | undefined {
  if (!day) return undefined;
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.toISOString();
}

type Validity = { validFrom: string | null; validUntil: string | null };

/** The first and the last day of a code as they were entered, by the reader's clock. */
export function validDays({ validFrom, validUntil }: Validity, language: Language) {
  const dayOf = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' });
  return {
    from: validFrom && dayOf.format(Date.parse(validFrom)),
    until: validUntil && dayOf.format(Date.parse(validUntil) - 1),
  };
}
