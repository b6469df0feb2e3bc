import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import { attempt, type DomainError, invalid } from '#contract/domain-error.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { fullDay } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { readUnitChoice } from '#kernel/units.ts';
import type { Context } from '#platform/http/caller.ts';
import { text } from '#platform/texts/texts.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { findDepartures, findOptions, type OptionRow, seatsFree } from '#domain/inventory/inventory-queries.ts';
import { isOnDay } from '#domain/inventory/open-dated.ts';
import { freeCancellationUntil, policies } from '#domain/pricing/cancellation-policy.ts';
import { rateDay } from '#domain/pricing/exchange-rates.ts';
import { chooseKinds, choicesFor } from '#domain/pricing/choose-units.ts';
import type { ChosenParty, OptionForSale } from '#domain/pricing/party-prices.ts';
import { priceCheapest } from '#domain/pricing/price-party.ts';
import { withReferences } from '#domain/pricing/reference-price.ts';
import { priceView, shownPriceView } from '#domain/pricing/price-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { calendarOf } from './availability-calendar.ts';
import { findNearestDate, type Nearest } from './nearest-date.ts';
import {
  inOfferedOrder,
  isForParty,
  isFree,
  isOffered,
  isPrivateGroup,
  isTooSmall,
  mostPeopleOf,
  leastPartyOf,
  type PricedDeparture,
  seatsLeft,
} from './priced-departure.ts';
import { usablePromoCode } from '../codes/use-promo-code.ts';
import { extrasLeftView, type ForQuote, offeredExtras, pricedWithExtras, takenOf } from './offered-extras.ts';
import { findSoldTour, type SoldTour, type SpokenOnTour } from '../ordering/on-sale-queries.ts';
import { findQuestionsBeforeBooking } from '../questions/answers-before-booking.ts';
import { guideLanguagesOf } from './booking-view.ts';
import { issueQuote } from './quote-view.ts';

type AvailabilityQuery = {
  date?: string;
  from?: string;
  to?: string;
  adults: number;
  children: number;
  units?: string;
  extras?: string;
  code?: string;
  option?: string;
  departure?: string;
  currency?: Currency;
};

const calendarDaysMax = 62;

export async function checkAvailability(
  context: Context,
  tourId: string,
  query: AvailabilityQuery,
): Promise<AvailabilityView> {
  const db = context.database.db;
  const now = context.clock.now();
  const days = readDays(query, now);
  const tour = await findSoldTour(db, tourId);
  const options = (await findOptions(db, tourId, context.caller.language)).filter(
    (one) => !query.option || one.id === query.option,
  );
  if (options.length === 0) throw invalid('option', 'unknown_value');
  const { parties, refusal } = chooseForOptions(options, choiceOf(query));
  // A calendar says of each day that it is not sold to the party.
  if (parties.size === 0 && query.date) throw refusal;
  const departures = (await findDepartures(db, tourId, days, now)).filter(
    (one) => !query.date || isOnDay(one, query.date, now),
  );
  const offered = departures.flatMap((departure): PricedDeparture[] => {
    const option = options.find((one) => one.id === departure.optionId);
    if (!option) return [];
    const choices = parties.get(option.id);
    const input = { rules: option.rules, currency: tour.currency, start: departure, moment: now };
    return [{ departure, option, priced: choices && priceCheapest(choices, input, seatsFree(departure)) }];
  });
  const sought = { ...days, offered, optionIds: options.map(({ id }) => id) };
  const nearest = await findNearestDate(db, tourId, sought, now);
  const settings = await currentSettings(context);
  const shown = { settings, shownIn: query.currency ?? settings.defaultCurrency };
  if (!query.date) {
    const calendar = calendarOf(offered, days, shown.shownIn, now);
    return { ...calendarResponse(context, tour, calendar, shown.shownIn), ...nearest.view };
  }
  const promo = await usablePromoCode(context, query.code, tour);
  const extras = { chosen: query.extras, promo, taken: await takenOf(db, offered) };
  const response = dayResponse(context, tour, offered, {
    ...shown,
    nearest,
    children: query.children,
    quotedId: query.departure,
    extras,
  });
  return tour.hasQuestionsBefore
    ? { ...response, asks: await findQuestionsBeforeBooking(db, tourId, context.caller.language) }
    : response;
}

function readDays({ date, from, to }: AvailabilityQuery, now: Date): { from: string; to: string } {
  if (date) {
    // Yesterday by UTC may still be today in the west; the day before it is past in every zone.
    if (date < addDays(localDate(now, 'UTC'), -1)) throw invalid('date', 'date_past');
    return { from: date, to: date };
  }
  if (!from || !to) throw invalid(from ? 'to' : to ? 'from' : 'date', 'required');
  if (to < from || to > addDays(from, calendarDaysMax - 1))
    throw invalid('to', 'choice', { choices: `${from} – ${addDays(from, calendarDaysMax - 1)}` });
  return { from, to };
}

function choiceOf({ adults, children, units }: AvailabilityQuery): (option: OptionForSale) => ChosenParty[] {
  if (units === undefined) return (option) => choicesFor(option, { adults, children });
  const chosen = readUnitChoice(units);
  if (!chosen) throw invalid('units', 'unknown_value');
  return (option) => [chooseKinds(option, chosen, { adults, children })];
}

/** By which units of each option the party can take part, and the refusal of the first option that is not sold to it. */
function chooseForOptions(
  options: readonly OptionRow[],
  choose: (option: OptionForSale) => ChosenParty[],
): { parties: Map<string, ChosenParty[]>; refusal: DomainError | undefined } {
  const attempts = options.map((option) => ({ id: option.id, ...attempt(() => choose(option)) }));
  const parties = attempts.flatMap(({ id, value }) => (value ? [[id, value] as const] : []));
  return { parties: new Map(parties), refusal: attempts.find(({ refusal }) => refusal)?.refusal };
}

/** `days`: of the calendar, which quotes no price. */
function calendarResponse(
  { caller: { language } }: Context,
  { currency }: SoldTour,
  days: AvailabilityView['days'],
  shownIn: Currency,
): AvailabilityView {
  return {
    available: false,
    message: text(language, 'availability', 'noDeparture', { count: 0 }),
    departures: [],
    quote: null,
    days,
    ...(shownIn !== currency && { ratesOf: rateDay(currency, shownIn) }),
  };
}

/** `quotedId`: the departure whose price is quoted, if it can be booked; otherwise that of the first one. */
type DayOptions = {
  settings: Settings;
  shownIn: Currency;
  nearest: Nearest;
  children: number;
  quotedId: string | undefined;
  extras: Omit<ForQuote, 'language'>;
};

function dayResponse(
  context: Context,
  tour: SoldTour & SpokenOnTour,
  offered: PricedDeparture[],
  { settings, shownIn, nearest, children, quotedId, extras }: DayOptions,
): AvailabilityView {
  const now = context.clock.now();
  const { language } = context.caller;
  const ordered = inOfferedOrder(offered.filter((one) => isOffered(one, now)));
  const free = ordered.filter(isFree);
  const first = free.find((one) => one.departure.id === quotedId) ?? free[0];
  const day = nearest.last && fullDay(nearest.last, language);
  const none = offered.some(({ departure }) => departure.open) ? 'tooLate' : day ? 'onSaleUntil' : 'noDeparture';
  const priced = first && pricedWithExtras(withReference(first, now), { ...extras, language });
  const sold = offeredExtras(ordered, { currency: tour.currency, language });
  const mostPeople = mostPeopleOf(ordered, (option, people) => unitsForSome(option, people, children));
  const refusal = mostPeople > 0 ? 'tooLarge' : refusalOf(ordered, children > 0);
  const reason = first ? 'available' : ordered.length > 0 ? refusal : none;
  const field = refusedFields[reason];
  return {
    available: first !== undefined,
    message: text(language, 'availability', reason, {
      count: mostPeople || free.length,
      ...(day && { day }),
    }),
    ...(field && { field }),
    ...(mostPeople > 0 && { mostPeople }),
    ...nearest.view,
    departures: ordered.map((one) => ({
      ...departureView(tour, one, { shownIn, language }),
      ...extrasLeftView(one, extras.taken),
    })),
    ...(sold.length > 0 && { extras: sold }),
    quote: priced
      ? issueQuote(
          context,
          settings,
          { tour, taxes: first.option.taxes, departure: first.departure, priced },
          { currency: shownIn, language },
        )
      : null,
  };
}

/** Which number of the party a message refuses. */
const refusedFields: Partial<Record<string, 'adults' | 'children'>> = {
  tooLarge: 'adults',
  noChildren: 'children',
  withoutChildren: 'children',
};

const withReference = (one: PricedDeparture, now: Date): PricedDeparture => ({
  ...one,
  priced: one.priced && withReferences(one.priced, one.option, one.departure, now),
});

/** So many people of a party, as many of its children among them as can go with an adult; none where they are not sold to. */
function unitsForSome(option: OptionRow, people: number, ofChildren: number): ChosenParty[] {
  const children = Math.min(ofChildren, people - 1);
  return attempt(() => choicesFor(option, { adults: people - children, children })).value ?? [];
}

/** Why a party gets none of the departures that are on sale. */
function refusalOf(offered: readonly PricedDeparture[], hasChildren: boolean) {
  if (hasChildren && offered.every(({ priced }) => !priced)) return 'noChildren';
  const isWithoutChildren = ({ departure, priced }: PricedDeparture) => !priced && seatsFree(departure) > 0;
  return hasChildren && !offered.some(isSoldTo) && offered.some(isWithoutChildren) ? 'withoutChildren' : 'soldOut';
}

/** There are places left for some of the party. */
const isSoldTo = (one: PricedDeparture): boolean => isForParty(one) && seatsLeft(one) > 0;

function departureView(
  tour: SoldTour & SpokenOnTour,
  offered: PricedDeparture,
  { shownIn, language }: { shownIn: Currency; language: Language },
): DepartureView {
  const { departure, option, priced } = offered;
  return {
    id: departure.id,
    optionId: option.id,
    optionName: option.name,
    startsAtLocal: departure.startsAtLocal,
    startsAtUtc: departure.startsAt.toISOString(),
    ...validityOf(departure, language),
    timeZone: departure.timeZone,
    // Open-dated tickets hold on any weekday.
    languages: departure.validDays === null ? guideLanguagesOf({ ...tour, ...departure }) : tour.guideLanguages,
    seatsLeft: seatsLeft(offered),
    hasRoom: isFree(offered),
    ...(isTooSmall(offered) && { mostPeople: departure.capacity }),
    privateGroup: isPrivateGroup(offered),
    freeCancellationUntil: freeCancellationUntil(policies[tour.policyKey], departure.startsAt)?.toISOString() ?? null,
    leastParty: leastPartyOf(offered),
    total: priced ? shownPriceView(priced.total, shownIn) : null,
    charged: priced ? priceView(priced.total) : null,
  };
}
