// The parts of the box that need an answer of the server first. Loaded with their texts when the first answer is awaited.
import type { ComponentProps, ReactNode } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import type { BookedTour } from '../booking-types.ts';
import { CutTrip } from '#web/search/more/cut-trip.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { BarOffer } from './bar-offer.tsx';
import { BookingChoices } from './booking-choices.tsx';
import { BookingOutcome } from './booking-outcome.tsx';
import { BookingProblems } from './booking-problems.tsx';
import { BookingTerms } from './booking-terms.tsx';
import { OfferMessage } from '../offer-message.tsx';
import type { Booking } from '../use-booking.ts';

type Props = {
  part: keyof typeof parts;
  tour: BookedTour;
  booking: Booking;
  submitText?: string;
  isSeen?: boolean;
  children?: ReactNode;
} & ComponentProps<typeof BookingProblems>;

const parts = {
  choices: BookingChoices,
  terms: BookingTerms,
  outcome: BookingOutcome,
  bar: BarOffer,
  cart: AddToCart,
  problems: BookingProblems,
  cut: () => <CutTrip isOfTour />,
  message: OfferMessage,
};

export function BookingOffer({ part, ...props }: Props) {
  useTextsOf('book-tour');
  const Part = parts[part];
  return <Part {...props} />;
}
