import { invalid } from '#contract/domain-error.ts';
import type { FieldRule } from '#contract/errors.ts';
import type { Currency } from '#kernel/money.ts';
import type { Reduction } from '#domain/pricing/reduction.ts';

/** A code as it is for one tour and one person. */
export type PromoCode = Reduction & {
  validFrom: Date | null;
  validUntil: Date | null;
  isForTour: boolean;
  isUsedUp: boolean;
  isUsedByPerson: boolean;
  firstBooking: boolean;
  hasBooked: boolean;
};

/** In capitals, without blanks and hyphens: 'senda-10' is 'SENDA10'. */
export const spelledOut = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Throws `invalid_input` on `code` if the code is not good for a tour in this currency now. */
export function checkPromoCode(code: PromoCode | undefined, charged: Currency, now: Date): PromoCode {
  if (!code) throw invalid('code', 'promo_unknown');
  const refusal = refusalOf(code, charged, now);
  if (refusal) throw invalid('code', refusal);
  return code;
}

function refusalOf(code: PromoCode, charged: Currency, now: Date): FieldRule | undefined {
  if (code.validUntil !== null && code.validUntil <= now) return 'promo_over';
  if (code.validFrom !== null && code.validFrom > now) return 'promo_early';
  if (!code.isForTour || (code.currency !== null && code.currency !== charged)) return 'promo_not_here';
  if (code.isUsedByPerson) return 'promo_used';
  if (code.hasBooked) return 'promo_first';
  return code.isUsedUp ? 'promo_used_up' : undefined;
}
