// What a refund costs in processor time: each booking in a list shows its own.
import { itemsOf } from '#domain/bookings/items/booking-item.ts';
import { quoteItemsRefund } from '#domain/bookings/items/cancel-items.ts';
import { quoteBookingRefund } from '#domain/bookings/lifecycle/quote-booking-refund.ts';
import type { BookingRow } from '#domain/bookings/reading/booking-queries.ts';
import { policies } from '#domain/pricing/cancellation-policy.ts';
import { chooseUnits } from '#domain/pricing/choose-units.ts';
import { priceParty } from '#domain/pricing/price-party.ts';
import { reduced } from '#domain/pricing/reduction.ts';
import type { Bench } from './bench.ts';
import { chosen, code, units } from './ticket-kinds.ts';
import { timeCalls } from './time-calls.ts';

const hour = 3600_000;
const startsAt = new Date('2026-07-10T08:00:00Z');
/** Of each call: another hour of those before the start in which half or all is refunded. */
const refundedHours = 24;
const hours = 120;
const momentOf = (call: number): Date => new Date(startsAt.getTime() - (refundedHours + (call % hours)) * hour);

const currency = 'EUR';
const option = { units, leastUnits: 1, mostUnits: null, rules: [] };
const start = { startsAtLocal: '2026-07-10T10:00', startsAt };
const pricing = { rules: [], currency, start, moment: startsAt } as const;
const priced = reduced(priceParty(chooseUnits(option, chosen), pricing), code);
const items = itemsOf({ priced, units, currency, seats: priced.seats }).map((item) => ({
  ...item,
  state: 'booked' as const,
  cancelledAt: null,
  refundMinor: null,
}));
const totalMinor = priced.total.amountMinor;
const commissionMinor = totalMinor / 5;
const booking = {
  ...priced.party,
  seats: priced.seats,
  lines: priced.lines,
  currency,
  totalMinor,
  commissionMinor,
  itemsCancelled: 0,
  itemsKeptMinor: 0,
  startsAt,
  refundTiers: policies.moderate,
  freeUntil: null,
} as unknown as BookingRow;
const [adult] = items;

/** The refund of one ticket, and the commission on what is left. */
function quoteItem(call: number): number {
  const { refund, left } = quoteItemsRefund('cancel_items', booking, [adult!], momentOf(call));
  return refund.amountMinor + left.commissionMinor;
}

const quoteWhole = (call: number): number =>
  quoteBookingRefund('cancel', booking, 'traveller', momentOf(call)).refund.amountMinor;

/** The same for these terms alone: no lines are left, nothing is checked. */
function addUp(call: number): number {
  const hoursLeft = (startsAt.getTime() - momentOf(call).getTime()) / hour;
  const percent = hoursLeft >= 72 ? 100 : hoursLeft >= 24 ? 50 : 0;
  const refundMinor = Math.round((adult!.priceMinor * percent) / 100);
  return refundMinor + Math.round(((totalMinor - refundMinor) * commissionMinor) / totalMinor);
}

function checkSums(): void {
  for (let call = 0; call < hours; call++)
    if (quoteItem(call) !== addUp(call)) throw new Error(`${quoteItem(call)}, by hand ${addUp(call)}`);
}

export const bench: Bench = {
  measures:
    'the refund of one of four tickets that were bought with a code, and what is left of the booking; at most 0.05 ms',
  unit: 'ms',
  better: 'less',
  async prepare() {
    checkSums();
    return {
      ours: timeCalls('one ticket, and the booking without it', quoteItem),
      yardsticks: {
        whole: timeCalls('the whole booking', quoteWhole),
        sums: timeCalls('the sums of the ticket by hand', addUp),
      },
    };
  },
};
