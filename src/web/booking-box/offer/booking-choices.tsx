import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { ownName } from '#kernel/own-name.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { BookedTour } from '../booking-types.ts';
import styles from './booking-terms.module.css';
import { Departures } from './departures.tsx';
import { Extras } from './extras.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { NextStarts } from '../dates/next-starts.tsx';
import { PromoCodeField } from './promo-code-field.tsx';
import { isSoldOut } from './placement-message.ts';
import { hasStartsToChoose, soldOutFor } from '../sold-out-for.ts';
import type { Booking } from '../use-booking.ts';

const BookingQuestionsStep = lazy(async () => ({
  default: (await import('../questions/booking-questions-step.tsx')).BookingQuestionsStep,
}));
const OwnNameField = lazy(async () => ({ default: (await import('../questions/own-name-field.tsx')).OwnNameField }));
const JoinWaitlist = lazy(async () => ({
  default: (await import('#web/waitlist/join-waitlist.tsx')).JoinWaitlist,
}));

/** What is typed here counts already. Enter would check availability again, which hides these fields meanwhile. */
function stayOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** What is chosen once places were found: the departure, if there are several, and what comes with it. */
export function BookingChoices({ tour, booking }: { tour: BookedTour; booking: Booking }) {
  const { availability, departure } = booking;
  const full = soldOutFor(booking);
  // The only one is listed as well where it is not chosen by itself, and then stays when it is.
  const [openDay, setOpenDay] = useState('');
  const { date } = booking.trip;
  if (availability?.available && !departure && openDay !== date) setOpenDay(date);
  const user = useSession()?.user;
  return (
    <>
      {availability && (openDay === date || hasStartsToChoose(availability)) ? (
        <Departures departures={availability.departures} chosen={departure} onChoose={booking.choose} />
      ) : null}
      {availability?.mostPeople && !booking.trip.units ? (
        <SmallerParty most={availability.mostPeople} booking={booking} />
      ) : null}
      {/** Where a booking has just been refused, they are below the refusal. A date that is being deleted has no days near it. */}
      {availability && !departure && booking.trip.date && !isSoldOut(booking.placement) ? (
        <NextStarts tour={tour} booking={booking} />
      ) : null}
      {full.length > 0 ? (
        <Suspense>
          <JoinWaitlist tourId={tour.id} full={full} trip={booking.trip} />
        </Suspense>
      ) : null}
      {/** Hidden and not removed, so that a code typed before stays. */}
      <div className={styles.terms} hidden={!departure} onKeyDown={booking.page === 'tour' ? stayOnEnter : undefined}>
        <Extras booking={booking} />
        {availability?.asks && departure ? (
          <Suspense>
            <BookingQuestionsStep
              tourId={tour.id}
              asks={availability.asks}
              people={booking.trip.adults + booking.trip.children}
              startsAtUtc={departure.startsAtUtc}
              timeZone={tour.timeZone}
              isDated={!departure.validity}
            />
          </Suspense>
        ) : null}
        {departure && user && !ownName(user) ? (
          <Suspense>
            <OwnNameField />
          </Suspense>
        ) : null}
        <PromoCodeField booking={booking} />
        <GiftCardField currency={tour.chargedCurrency} used={booking.card} onUse={booking.setCard} />
      </div>
    </>
  );
}

/** The party that fits, in one press. */
function SmallerParty({ most, booking: { trip, change } }: { most: number; booking: Booking }) {
  const t = useT('book-tour');
  const children = Math.min(trip.children, most - 1);
  return (
    <Button
      look="line"
      onClick={({ currentTarget }) => {
        // The pressed button is about to go.
        currentTarget.form!.querySelector<HTMLElement>('[data-check]')!.focus();
        change({ adults: most - children, children });
      }}
    >
      {t('smaller_party', { count: most })}
    </Button>
  );
}
