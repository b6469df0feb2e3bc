import { useEffect, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import { loadAvailability } from '#web/booking-box/load-offer.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { typingPauseMs } from '#web/ui/typing-pause.ts';
import type { ChangeChoice } from './change-choice.ts';

type Answer = { key: string; availability: AvailabilityView | null; problem: unknown };

/** What is sold on the chosen day to the chosen party; null until it is known. `round`: requested again when it grows. */
export function useStarts(tourId: string, { date, adults, children, units }: ChangeChoice, round: number) {
  const { language: lang, currency } = usePageContext();
  const [answer, setAnswer] = useState<Answer>({ key: '', availability: null, problem: null });
  const key = [date, adults, children, units, round].join();
  useEffect(() => {
    if (!date) return;
    let isLatest = true;
    const query = { tourId, lang, currency: currency(), dayAndParty: { date, adults, children, units } };
    const timer = setTimeout(() => {
      loadAvailability(query).then(
        (availability) => isLatest && setAnswer({ key, availability, problem: null }),
        (problem: unknown) => isLatest && setAnswer({ key, availability: null, problem }),
      );
    }, typingPauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
    // `key` has the rest.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tourId, key]);
  const isCurrent = answer.key === key;
  return {
    availability: isCurrent ? answer.availability : null,
    problem: isCurrent ? answer.problem : null,
    isLoading: date !== '' && !isCurrent,
  };
}
