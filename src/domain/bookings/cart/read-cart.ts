// The lines of a cart: the seats of each, and for one whose time ran out what can be had in its place.
import type { CartView } from '#contract/bookings/cart.ts';
import { attempt } from '#contract/domain-error.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findDepartures, findOptions, type OptionRow } from '#domain/inventory/inventory-queries.ts';
import { chooseUnits } from '#domain/pricing/choose-units.ts';
import type { ChosenParty } from '#domain/pricing/party-prices.ts';
import { priceParty } from '#domain/pricing/price-party.ts';
import { extraLines, extrasIn } from '#domain/pricing/extras.ts';
import { codeIn, reduced } from '#domain/pricing/reduction.ts';
import { readSettings } from '#domain/settings/settings-queries.ts';
import { checkPromoCode, isForStart, type PromoCode } from '../codes/promo-code.ts';
import { findPromoCode } from '../codes/promo-code-queries.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { hasExtras, type Taken, takenOf } from '../reading/offered-extras.ts';
import { isFree, isOffered, type PricedDeparture } from '../reading/priced-departure.ts';
import { findCartLines } from './cart-queries.ts';
import { cartLineView, isHeld, type Offered, totalsOf, unitsIn } from './cart-view.ts';

const daysAhead = 30;
const nextMax = 3;

export async function readCart(context: Context, db: Queryable): Promise<CartView> {
  const { language } = context.caller;
  const now = context.clock.now();
  const rows = await findCartLines(db, signedIn(context).id, now);
  const ids = rows.map(({ bookingId }) => bookingId);
  const holds = new Map((await findBookings(db, ids, language)).map((hold) => [hold.id, hold]));
  const held = ids.map((id) => holds.get(id)!).filter((hold) => isHeld(hold, now));
  const lines = [];
  for (const row of rows) {
    const hold = holds.get(row.bookingId)!;
    const offered = isHeld(hold, now) ? { again: undefined, next: [] } : await offerInstead(db, hold, language, now);
    lines.push(cartLineView({ row, hold, others: held, offered }, language, now));
  }
  return { lines, totals: totalsOf(held) };
}

/** The same departure if it has room, otherwise the next ones of the same option that do. */
async function offerInstead(db: Queryable, hold: BookingRow, language: string, now: Date): Promise<Offered> {
  const options = hold.tourOnSale ? await findOptions(db, hold.tourId, language) : [];
  const option = options.find(({ id }) => id === hold.optionId);
  const party = option && partyOf(option, hold);
  if (!party) return { again: undefined, next: [] };
  const promo = await usableCodeOf(db, hold, now);
  const today = localDate(now, hold.timeZone);
  const day = hold.startsAtLocal.slice(0, 10);
  const from = day > today ? day : today;
  const own = ownShare(hold);
  const free = (await findDepartures(db, hold.tourId, { from, to: addDays(from, daysAhead) }, now))
    .filter(({ optionId }) => optionId === option.id)
    .map((start): PricedDeparture => {
      const departure = { ...start, taken: start.taken - (start.id === hold.departureId ? own.seats : 0) };
      const input = { rules: option.rules, currency: hold.currency, start: departure, moment: now };
      const priced = priceParty(party, input);
      return { departure, option, priced: promo && isForStart(promo, departure) ? reduced(priced, promo) : priced };
    })
    .filter((one) => isOffered(one, now) && isFree(one));
  const taken = (await takenOf(db, free)).map((one) => (one.departureId === hold.departureId ? own.without(one) : one));
  const offered = free.filter((one) => hasExtras(one, extrasIn(hold.lines), taken));
  const again = offered.find(({ departure }) => departure.id === hold.departureId);
  return { again, next: again ? [] : offered.slice(0, nextMax) };
}

/** What the hold itself still takes, until the recurring job has been there. */
function ownShare({ state, seats, lines }: BookingRow): { seats: number; without(one: Taken[number]): Taken[number] } {
  if (state !== 'on_hold') return { seats: 0, without: (one) => one };
  const extras = new Map(extrasIn(lines).map(({ extraId, quantity }) => [extraId, quantity]));
  return { seats, without: (one) => ({ ...one, taken: one.taken - (extras.get(one.extraId) ?? 0) }) };
}

/** The code that was used, if it is still good: its use is returned with the seats. */
async function usableCodeOf(db: Queryable, hold: BookingRow, now: Date): Promise<PromoCode | undefined> {
  const code = codeIn(hold.lines);
  if (code === undefined) return undefined;
  const found = await findPromoCode(db, { code, tourId: hold.tourId, userId: hold.userId });
  const own = hold.state === 'on_hold' && { isUsedUp: false, isUsedByPerson: false, hasBooked: false };
  const { commissionPercent } = await readSettings(db);
  const codeContext = { charged: hold.currency, commissionPercent, now };
  return attempt(() => checkPromoCode(found && { ...found, ...own }, codeContext)).value;
}

/** The same units and extras, if the option still sells them together. */
const partyOf = (option: OptionRow, { lines, adults, children }: BookingRow): ChosenParty | undefined =>
  attempt(() => {
    const party = chooseUnits(option, unitsIn(lines), { adults, children });
    return { ...party, extras: extraLines(option.extras, extrasIn(lines), party.party) };
  }).value;
