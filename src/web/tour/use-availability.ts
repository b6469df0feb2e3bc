// What is in the form, and what the server says about it. `availability` only ever speaks of exactly what is in the form.
import { useRef, useState } from 'react';
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import { partySize } from '#kernel/party.ts';
import { call } from '#web/api.ts';
import { useSurroundings } from '#web/surroundings.ts';
import type { ShownTour } from './shown-tour.ts';

export type Choice = { date: string; adults: number; children: number };
/** A departure somebody has in mind; with its option, the answer prices that option. */
type Wanted = { departureId: string; optionId?: string };
type Answer = { availability: AvailabilityView; departure: DepartureView | null };

export function useAvailability(tour: ShownTour) {
  const { language, currency } = useSurroundings();
  const [choice, setChoice] = useState<Choice>({ date: '', adults: 1, children: 0 });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  const turn = useRef(0);

  const change = (next: Choice) => {
    turn.current += 1;
    setChoice(next);
    setAnswer(null);
    setState('idle');
  };

  const check = async (asked: Choice = choice, wanted?: Wanted) => {
    const mine = ++turn.current;
    setState('checking');
    const query = {
      ...asked,
      lang: language,
      currency: currency(),
      ...(wanted?.optionId ? { option: wanted.optionId } : {}),
    };
    const found = await call('getAvailability', { params: { id: tour.id }, query }).catch(() => null);
    // The form has changed since: this is no answer to what is in it now.
    if (mine !== turn.current) return;
    setState(found ? 'idle' : 'failed');
    setAnswer((before) => found && answerOf(found, asked, wanted, before));
  };

  const choose = (chosen: DepartureView) => {
    const priced = answer?.departure?.optionId === chosen.optionId;
    setAnswer((before) => before && { ...before, departure: chosen });
    if (!priced) void check(choice, { departureId: chosen.id, optionId: chosen.optionId });
  };

  return {
    choice,
    change,
    check,
    choose,
    state,
    availability: answer?.availability ?? null,
    departure: answer?.departure ?? null,
    drop: () => setAnswer(null),
  };
}

/** Asked for one option, the answer prices it; the other options' departures stay on offer. */
function answerOf(found: AvailabilityView, party: Choice, wanted: Wanted | undefined, before: Answer | null): Answer {
  const departures = wanted?.optionId && before ? before.availability.departures : found.departures;
  const departure = departures.find(({ id }) => id === wanted?.departureId) ?? firstWithRoom(departures, party);
  return { availability: { ...found, departures }, departure };
}

function firstWithRoom(departures: readonly DepartureView[], party: Choice): DepartureView | null {
  return (
    departures.find(({ seatsLeft, total }) => total !== null && seatsLeft >= partySize(party)) ?? departures[0] ?? null
  );
}
