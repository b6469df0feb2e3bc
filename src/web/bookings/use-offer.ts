import { useEffect, useState } from 'react';
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import { useSurroundings } from '#web/surroundings.ts';
import type { Availability } from './use-availability.ts';

type Asked = { answer: AvailabilityView; optionId: string; quote: QuoteView | null };

/** Of a day's departures the one that is chosen, and what it costs. */
export function useOffer(tourId: string, availability: Availability) {
  const [picked, pick] = useState<string | null>(null);
  const answered = availability.state === 'answered' ? availability : null;
  const open = answered?.answer.departures.filter((departure) => hasRoom(departure, answered.of.persons)) ?? [];
  const departure = open.find(({ id }) => id === picked) ?? open[0] ?? null;
  const included = answered?.answer.quote ? (open[0]?.optionId ?? null) : null;
  const other = departure && departure.optionId !== included ? departure.optionId : null;
  const asked = useQuoteOf(tourId, answered, other);
  return { departure, pick, quote: departure ? (other ? asked : (answered?.answer.quote ?? null)) : null };
}

function hasRoom({ total, seatsLeft }: DepartureView, persons: number): boolean {
  return total !== null && seatsLeft >= persons;
}

/** The day's answer carries the quote of its first departure with room; another option's is asked for once chosen. */
function useQuoteOf(
  tourId: string,
  answered: Extract<Availability, { state: 'answered' }> | null,
  optionId: string | null,
): QuoteView | null {
  const { call, language, currency } = useSurroundings();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!answered || !optionId) return;
    const { answer, of } = answered;
    let stale = false;
    const keep = (quote: QuoteView | null) => stale || setAsked({ answer, optionId, quote });
    const query = { date: of.date, adults: of.persons, option: optionId, currency: currency(), lang: language };
    call('getAvailability', { params: { id: tourId }, query }).then(
      ({ quote }) => keep(quote),
      // Without it the price of the departure is still shown, and the booking decides.
      () => keep(null),
    );
    return () => {
      stale = true;
    };
  }, [answered, optionId, tourId, call, language, currency]);
  return asked && asked.answer === answered?.answer && asked.optionId === optionId ? asked.quote : null;
}
