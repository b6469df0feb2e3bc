// A gift card: types, and the rules that need no database.
//
//   ordered ──► paid ──► sent ──► (spent, part by part)
//      └► lapsed  └────────┴► withdrawn, while nothing is spent
import type { GiftCardState } from '#contract/gift-cards.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';

export type GiftCard = {
  id: string;
  buyerId: string;
  state: GiftCardState;
  amountMinor: number;
  balanceMinor: number;
  currency: Currency;
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  message: string | null;
  language: Language;
  sendOn: string;
  orderedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  withdrawnAt: Date | null;
  blockedAt: Date | null;
};

/** How long an order waits for its payment. */
export const payWithinMinutes = 60;
/** How far ahead a card can be ordered. */
export const sendWithinDays = 365;
const sendAtHourUtc = 8;
/** Directive 2011/83/EU, article 9. */
const withdrawalDays = 14;
const dayMs = 24 * 3600_000;

/** In the morning of its day, or at once if that day has come. */
export function sendAt(sendOn: string, now: Date): Date {
  if (sendOn <= localDate(now, 'UTC')) return now;
  return new Date(`${sendOn}T${String(sendAtHourUtc).padStart(2, '0')}:00:00Z`);
}

/** The last day of the right of withdrawal; the day of the purchase does not count. */
export function withdrawUntil({ paidAt }: Pick<GiftCard, 'paidAt'>): string | null {
  return paidAt && addDays(localDate(paidAt, 'UTC'), withdrawalDays);
}

/** A day longer than announced, so that the last day is over in every time zone. */
export function mayWithdraw({ state, amountMinor, balanceMinor, paidAt }: GiftCard, now: Date): boolean {
  if (paidAt === null || (state !== 'paid' && state !== 'sent') || balanceMinor < amountMinor) return false;
  return now.getTime() < paidAt.getTime() + (withdrawalDays + 2) * dayMs;
}

/** Only while nothing of it is spent: otherwise a person who has used the first code would lose the rest. An erased recipient has no
 *  address any more, and the code of a blocked card pays for nothing. */
export const mayResend = ({
  state,
  amountMinor,
  balanceMinor,
  recipientEmail,
  blockedAt,
}: Pick<GiftCard, 'state' | 'amountMinor' | 'balanceMinor' | 'recipientEmail' | 'blockedAt'>): boolean =>
  state === 'sent' && balanceMinor === amountMinor && recipientEmail !== '' && blockedAt === null;
