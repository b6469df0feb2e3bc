import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import type { Party } from '#kernel/party.ts';
import { Departures } from './departures.tsx';
import { Quote } from './quote.tsx';
import type { ShownTour } from './shown-tour.ts';

type Props = {
  tour: ShownTour;
  availability: AvailabilityView;
  departure: DepartureView | null;
  quote: QuoteView | null;
  party: Party;
  onChoose: (departure: DepartureView) => void;
};

/** The result of a check: the departures if there are several, and the price of the chosen one. */
export function CheckedAvailability({ tour, availability, departure, quote, party, onChoose }: Props) {
  const { available, departures } = availability;
  return (
    <>
      {departures.length > 1 ? (
        <Departures departures={departures} chosen={departure} onChoose={onChoose} party={party} />
      ) : null}
      {available && quote && departure ? <Quote quote={quote} tour={tour} departure={departure} hidesTotal /> : null}
    </>
  );
}
