// Tickets besides adults and children: family, senior, infant. Loaded for the tours that sell some, and not in the first load.
import { listText } from '#kernel/formats.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { BookedTour } from '../booking-types.ts';
import { ageNote, type PartyField } from '../sold-units.ts';
import type { Booking } from '../use-booking.ts';
import { quantitiesOf, type Ticket, tripOf, withCount } from './sold-tickets.ts';
import styles from './tickets.module.css';
import { useSoldTickets } from './use-sold-tickets.ts';

type Chosen = Pick<Booking, 'trip' | 'change' | 'failure'>;
type Props = { tour: BookedTour; booking: Chosen; party: readonly PartyField[] };

/** A button that puts a number for each ticket in place of adults and children, and back. */
export function Tickets({ tour, booking, party }: Props) {
  useTextsOf('book-tour');
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { trip, change, failure } = booking;
  const simple = () => change({ units: undefined });
  const tickets = useSoldTickets(tour.id, simple);
  if (!tickets) return null;
  const chosen = quantitiesOf(trip.units, tickets);
  const others = tickets.filter(({ kind }) => kind !== 'adult' && kind !== 'child').map(({ label }) => label);
  const open = () => {
    const numbers = { adult: trip.adults, child: trip.children };
    const ofParty = tickets.map(({ kind }) => ({ kind, quantity: numbers[kind as keyof typeof numbers] ?? 0 }));
    change(tripOf(ofParty, tickets));
  };
  const problem = fieldText(failure, 'units');
  return (
    <>
      {trip.units ? (
        <div role="group" aria-label={t('tickets')} className={styles.tickets}>
          {tickets.map((ticket, index) => (
            <TicketStepper
              key={ticket.kind}
              ticket={ticket}
              field={party.find(({ part }) => part === partOf(ticket))}
              tour={tour}
              value={chosen[index]!.quantity}
              onChange={(count) => {
                const next = withCount(chosen, ticket, count);
                if (next.some(({ quantity }) => quantity > 0)) change(tripOf(next, tickets));
              }}
            />
          ))}
          {problem ? <Notice tone="bad">{problem}</Notice> : null}
        </div>
      ) : null}
      <button type="button" className={styles.more} onClick={trip.units ? simple : open}>
        <strong>{trip.units ? t('tickets_less') : t('tickets_more')}</strong>
        {trip.units ? null : <span> {listText(language, others)}</span>}
      </button>
    </>
  );
}

const partOf = ({ kind }: Ticket) => (kind === 'adult' ? 'adults' : kind === 'child' ? 'children' : null);

type StepperProps = {
  ticket: Ticket;
  /** That of the party, for adults and children: their name and label stay. */
  field: PartyField | undefined;
  tour: Pick<BookedTour, 'currency' | 'chargedCurrency'>;
  value: number;
  onChange: (count: number) => void;
};

function TicketStepper({ ticket, field, tour, value, onChange }: StepperProps) {
  const t = useT('book-tour');
  const ofTour = useT('tour-detail');
  const { kind, label, priceMinor, adults, children, most, hasSeveralPrices, priceVaries } = ticket;
  const people = adults + children;
  const facts = [people > 1 && t('common:persons', { count: people }), ageNote([ticket], kind, ofTour)];
  return (
    <Stepper
      label={field?.label ?? label}
      name={field?.name ?? kind}
      note={
        <>
          {facts.filter(Boolean).join('\u00a0· ')}
          {priceVaries ? null : (
            <>
              {facts.some(Boolean) ? '\u00a0· ' : null}
              {priceMinor === 0 ? t('ticket_free') : hasSeveralPrices ? `${t('common:from')} ` : null}
              {priceMinor === 0 ? null : (
                <Price priceMinor={priceMinor} currency={tour.currency} chargedCurrency={tour.chargedCurrency} />
              )}
            </>
          )}
        </>
      }
      min={0}
      max={most ?? 0}
      value={value}
      onChange={onChange}
    />
  );
}
