// Tours of the demo world that journeys need, by what is special about them, and days on which they run.
import type { Page } from '@playwright/test';
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { api } from './api.ts';
import { newTraveller } from './users.ts';

/** Charged in euros, sold to children, with reviews; paid later. */
export const withChildren = 'gothic-quarter-before-ten';
/** Sells a family ticket and infants on a lap, too; prices in kroner. */
export const withFamilyTicket = 'whales-of-faxafloi';
/** For adults only, two options. */
export const adultsOnly = 'puerta-cerrada-to-plaza-de-la-paja';
/** On some days only for private groups. */
export const withGroupDays = 'rose-valley-rock-churches';
/** In euros; private groups beside places on some days. */
export const withPrivateVisits = 'ten-paintings-at-the-prado';
/** In euros, dearer and cheaper in some seasons, on every day. */
export const withSeasons = 'villefranche-bay-by-kayak-at-first-light';
/** Cheaper in the last hours, and sold for more than 30 days. */
export const withLastMinute = 'cicchetti-and-ombre-at-rialto';
/** Sells wetsuits, six for each departure, and photos. */
export const withExtras = 'villefranche-bay-by-kayak-at-first-light';
/** Has a ticket for the opening hours of a day beside its start times. */
export const dayTicket = 'karura-forest-on-two-wheels';
export const openDated = 'along-the-guadalquivir-by-bicycle';
export const withoutReviews = 'by-bicycle-to-the-atlantic';
/** Of the supplier that tests sign in, who confirms each booking. */
export const onRequest = 'trencadis-with-hammer-and-grout';
/** Paid at once, and never refunded. */
export const paidAtOnce = 'harlem-parlour-jazz';

/** The response for a tour of which the supplier has left out everything optional. */
export const minimalTour = {
  price: null,
  priceMinor: null,
  basePrice: null,
  duration: null,
  languages: [],
  image: '',
  media: [],
  reviews: [],
  whatToDo: '',
  detail: '',
  services: [],
  facts: {},
  meetingPoint: '',
  meetingPointPosition: null,
  description: 'All that is known of it.',
};

export const tourNamed = (slug: string): Promise<TourView> => api('GET', `/tours/${slug}`);

/** A length in hours as screens show it: '2 h 30 min', with spaces that do not break. */
export function shownDuration(hours: number): string {
  const minutes = Math.round(hours * 60);
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)}\u00a0h`, minutes % 60 > 0 && `${minutes % 60}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}

type Day = NonNullable<AvailabilityView['days']>[number];

/** The days from `ahead` days on, as the calendar returns them. */
export async function daysOf(tourId: string, { ahead = 0, adults = 1 } = {}): Promise<Day[]> {
  const from = addDays(localDate(new Date(), 'UTC'), ahead);
  const { days } = await api<AvailabilityView>(
    'GET',
    `/tours/${tourId}/availability?from=${from}&to=${addDays(from, 40)}&adults=${adults}`,
  );
  return days!;
}

/** The button of the booking box: that of the bar on a phone has the same name. */
export const bookButton = (page: Page, name = 'Book now', disabled?: boolean) =>
  page.locator('#book-now').getByRole('button', { name, exact: true, ...(disabled !== undefined && { disabled }) });

let daysGiven = 0;

/** The first day that has another price than the day before, in euros. */
export async function priceChange(tourId: string): Promise<[before: Day, after: Day]> {
  for (let ahead = 2; ahead < 180; ahead += 40) {
    const from = addDays(localDate(new Date(), 'UTC'), ahead);
    const query = `currency=EUR&from=${from}&to=${addDays(from, 40)}`;
    const { days = [] } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`);
    const free = days.filter((day) => day.from !== null);
    const next = free.findIndex((day, at) => at > 0 && day.from!.priceMinor !== free[at - 1]!.from!.priceMinor);
    if (next > 0) return [free[next - 1]!, free[next]!];
  }
  throw new Error('no day with another price');
}

/** A day some weeks ahead with seats for the party, each time another one: journeys go on side by side. */
export async function freeDay(tourId: string, adults = 2): Promise<string> {
  const { options } = await tourNamed(tourId);
  const days = await daysOf(tourId, { ahead: 48, adults });
  const free = days.filter(({ state }) => state === 'available').map(({ date }) => date);
  for (let tries = 0; tries < free.length; tries++) {
    const date = free[daysGiven++ % free.length]!;
    // A day may have seats in another option than the one that is booked when none is named.
    const query = `date=${date}&adults=${adults}`;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`);
    const ofDefault = departures.filter(({ optionId }) => optionId === options[0]!.id);
    if (ofDefault.some(({ seatsLeft }) => seatsLeft >= adults)) return date;
  }
  throw new Error('no day with seats');
}

/** Holds every seat of the day, as many people as it takes. */
export async function bookAllSeats(tourId: string, date: string): Promise<void> {
  const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?date=${date}`);
  for (const departure of departures) await bookAllSeatsOf(tourId, departure);
}

/** Holds every seat of one start. */
export async function bookAllSeatsOf(tourId: string, departure: Pick<DepartureView, 'id' | 'seatsLeft'>) {
  for (let left = departure.seatsLeft; left > 0; left -= 20) {
    const { token } = await newTraveller();
    await api('POST', '/holds', { token, body: { tourId, departureId: departure.id, adults: Math.min(left, 20) } });
  }
}

/** A day on which each start has seats for two. */
export async function dayOfSeveralStarts(id: string): Promise<{ day: string; departures: DepartureView[] }> {
  for (const { date: day, state } of await daysOf(id, { ahead: 20 })) {
    if (state === 'none') continue;
    const { departures } = await api<AvailabilityView>('GET', `/tours/${id}/availability?date=${day}&adults=2`);
    if (departures.length > 1 && departures.every(({ seatsLeft }) => seatsLeft > 1)) return { day, departures };
  }
  throw new Error('no day with several starts');
}
