import { useEffect, useState } from 'react';
import type { AvailabilityView, QuoteView } from '#contract/bookings.ts';
import { useCurrency } from '#web/preferences.ts';
import { useSurroundings } from '#web/surroundings.ts';
import type { Choice } from './choice.ts';

export type Availability =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'answered'; of: Choice; answer: AvailabilityView }
  | { state: 'failed'; problem: unknown };

const typingPauseMs = 250;

/** Asks for the day as soon as date and party stand. A later question makes the answers to earlier ones void. */
export function useAvailability(tourId: string, { date, persons }: Choice, attempt: number): Availability {
  const { call, language, currency } = useSurroundings();
  const shownIn = useCurrency(currency());
  const [availability, setAvailability] = useState<Availability>({ state: 'idle' });
  useEffect(() => {
    if (!date) return setAvailability({ state: 'idle' });
    let stale = false;
    setAvailability({ state: 'checking' });
    const ask = async () => {
      try {
        const query = { date, adults: persons, currency: shownIn, lang: language };
        const answer = await call('getAvailability', { params: { id: tourId }, query });
        if (!stale) setAvailability({ state: 'answered', of: { date, persons }, answer });
      } catch (problem) {
        if (!stale) setAvailability({ state: 'failed', problem });
      }
    };
    const timer = setTimeout(() => void ask(), typingPauseMs);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [tourId, date, persons, attempt, call, language, shownIn]);
  return availability;
}

/** The quote of the chosen option. The day's answer carries the first option's; others are asked for once chosen. */
export function useQuote(tourId: string, availability: Availability, optionId: string | null): QuoteView | null {
  const { call, language, currency } = useSurroundings();
  const [asked, setAsked] = useState<{ answer: AvailabilityView; optionId: string; quote: QuoteView | null } | null>(
    null,
  );
  const answer = availability.state === 'answered' ? availability.answer : null;
  const included = answer ? quotedOption(answer) : null;
  useEffect(() => {
    if (availability.state !== 'answered' || !answer || !optionId || optionId === included) return;
    const { date, persons } = availability.of;
    let stale = false;
    const query = { date, adults: persons, option: optionId, currency: currency(), lang: language };
    call('getAvailability', { params: { id: tourId }, query }).then(
      ({ quote }) => stale || setAsked({ answer, optionId, quote }),
      () => stale || setAsked({ answer, optionId, quote: null }),
    );
    return () => {
      stale = true;
    };
  }, [availability, answer, included, optionId, tourId, call, currency, language]);
  if (!answer || !optionId) return null;
  if (optionId === included) return answer.quote;
  return asked?.answer === answer && asked.optionId === optionId ? asked.quote : null;
}

/** The quote is for the first departure with enough seats; one that does not sell to the party has no total. */
function quotedOption({ departures, quote }: AvailabilityView): string | null {
  if (!quote) return null;
  return departures.find(({ total }) => total !== null)?.optionId ?? null;
}
