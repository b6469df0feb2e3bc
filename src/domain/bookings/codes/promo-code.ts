import { invalid } from '#contract/domain-error.ts';
import type { FieldRule } from '#contract/errors.ts';
import type { PromoCodeState } from '#kernel/choices/promo-code-states.ts';
import { type Currency, money } from '#kernel/money.ts';
import { commissionOf } from '#domain/payments/ledger.ts';
import type { PriceLine } from '#domain/pricing/party-prices.ts';
import { type Reduction, reductionIn } from '#domain/pricing/reduction.ts';

/** The supplier, with a commission of what was paid; or the marketplace, out of its commission of the full price. */
export type Bearer = 'supplier' | 'marketplace';

/** A code as it is for one tour and one person. `commissionPercent`: of the tour's supplier, null for that of the settings. */
export type PromoCode = Reduction &
  StartDates & {
    borneBy: Bearer;
    commissionPercent: number | null;
    validFrom: Date | null;
    validUntil: Date | null;
    isPaused: boolean;
    isEnded: boolean;
    isForTour: boolean;
    isUsedUp: boolean;
    isUsedByPerson: boolean;
    firstBooking: boolean;
    hasBooked: boolean;
  };

/** As a booking has used it. */
export type UsedCode = Reduction & StartDates & { borneBy: Bearer };

/** The local days on which what is booked may start; null: from or until any. */
export type StartDates = { startsFrom: string | null; startsUntil: string | null };

/** In capitals, without blanks and hyphens: 'senda-10' is 'SENDA10'. */
export const spelledOut = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

type CodeContext = { charged: Currency; commissionPercent: number; now: Date };

/** `commissionPercent`: that of the settings. Throws `invalid_input` on `code` if the code is not good for a tour in this currency now. */
export function checkPromoCode(code: PromoCode | undefined, context: CodeContext): PromoCode {
  if (!code) throw invalid('code', 'promo_unknown');
  const refusal = refusalOf(code, context);
  if (refusal) throw invalid('code', refusal);
  return code;
}

function refusalOf(code: PromoCode, { charged, commissionPercent, now }: CodeContext): FieldRule | undefined {
  // First: that the code begins later would be no help to a traveller whose tour it is not for.
  if (!code.isForTour || (code.currency !== null && code.currency !== charged)) return 'promo_not_here';
  if (!isWithinCommission(code, code.commissionPercent ?? commissionPercent)) return 'promo_not_here';
  if (code.isEnded || (code.validUntil !== null && code.validUntil <= now)) return 'promo_over';
  if (code.isPaused) return 'promo_paused';
  if (code.validFrom !== null && code.validFrom > now) return 'promo_early';
  if (code.isUsedByPerson) return 'promo_used';
  if (code.hasBooked) return 'promo_first';
  return code.isUsedUp ? 'promo_used_up' : undefined;
}

/** A code that the marketplace bears takes off at most its commission; beyond that the supplier would bear the rest. */
export const isWithinCommission = (
  { borneBy, percent }: Pick<PromoCode, 'borneBy' | 'percent'>,
  commissionPercent: number,
): boolean => borneBy !== 'marketplace' || percent! <= commissionPercent;

type Sold = { totalMinor: number; reductionMinor: number; currency: Currency };

/** What the marketplace keeps of a sale: a share of what is paid, or, where it bears the reduction, of the full price less the
 *  reduction. The supplier then gets what it would get without the code, which `isWithinCommission` makes sure of. */
export function commissionOfSale(
  { totalMinor, reductionMinor, currency }: Sold,
  percent: number,
  borneBy: Bearer | undefined,
): number {
  const borneMinor = borneBy === 'marketplace' ? reductionMinor : 0;
  return Math.max(0, commissionOf(money(totalMinor + borneMinor, currency), percent).amountMinor - borneMinor);
}

type Start = { startsAtLocal: string; validDays: number | null };

/** A code that is limited to days is not for tickets without a date. */
export function isForStart({ startsFrom, startsUntil }: StartDates, { startsAtLocal, validDays }: Start): boolean {
  if (startsFrom === null && startsUntil === null) return true;
  const day = startsAtLocal.slice(0, 10);
  return validDays === null && (startsFrom ?? day) <= day && day <= (startsUntil ?? day);
}

type Booked = { totalMinor: number; lines: readonly PriceLine[]; startsAtLocal: string };

/** Whether a booking that is changed may go on using its code. A code of the marketplace is paid out of its commission, and a change leaves the
 *  commission in proportion to the price. So the commission must have been computed with this code, or the code had no effect only because of
 *  the day. A free booking has no commission: for it the code is checked as for a new booking. */
export function isStillBorne(code: UsedCode, { totalMinor, lines, startsAtLocal }: Booked, percent: number): boolean {
  if (code.borneBy === 'supplier') return true;
  if (totalMinor === 0) return isWithinCommission(code, percent);
  return reductionIn(lines) > 0 || !isForStart(code, { startsAtLocal, validDays: null });
}

type Usage = Pick<PromoCode, 'validFrom' | 'validUntil' | 'isPaused' | 'isEnded'> & {
  isBlocked: boolean;
  taken: number;
  most: number | null;
};

/** For anyone, on any tour. */
export function stateOf(code: Usage, now: Date): PromoCodeState {
  if (code.isEnded) return 'ended';
  if (code.isBlocked) return 'blocked';
  if (code.validUntil && code.validUntil <= now) return 'over';
  if (code.isPaused) return 'paused';
  if (code.most !== null && code.taken >= code.most) return 'used_up';
  return code.validFrom && code.validFrom > now ? 'early' : 'active';
}
