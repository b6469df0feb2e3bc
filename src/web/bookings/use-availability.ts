import { useEffect, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
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
