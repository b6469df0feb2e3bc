import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import type { Currency } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { quoteView } from '../reading/quote-view.ts';
import type { WaitlistEntryRow } from './waitlist-queries.ts';

export type EntryViewing = { language: Language; currency: Currency; now: Date };

export function entryState(row: WaitlistEntryRow, now: Date): WaitlistEntryView['state'] {
  if (row.endedAt !== null) return 'ended';
  if (row.placedAt !== null) return 'taken';
  if (row.bookingId !== null)
    return row.bookingState === 'on_hold' && row.holdExpiresAt! > now && lastStartOf(row) > now ? 'offered' : 'missed';
  return row.open && row.tourOnSale && row.closesAt > now ? 'waiting' : 'ended';
}

export function entryView(row: WaitlistEntryRow, viewing: EntryViewing): WaitlistEntryView {
  const state = entryState(row, viewing.now);
  return {
    id: row.id,
    tourId: row.tourId,
    tourSlug: row.tourSlug,
    title: row.title,
    image: row.image ?? stockPictureUrl,
    city: row.city,
    optionName: row.optionName,
    departureId: row.departureId,
    startsAtLocal: row.startsAtLocal,
    startsAtUtc: row.startsAt.toISOString(),
    ...validityOf(row, viewing.language),
    timeZone: row.timeZone,
    adults: row.adults,
    children: row.children,
    state,
    ahead: state === 'waiting' ? row.ahead : 0,
    until: row.closesAt.toISOString(),
    offer: state === 'offered' ? offerView(row, viewing) : null,
    bookingId: state === 'taken' ? row.bookingId : null,
  };
}

function offerView(row: WaitlistEntryRow, { language, currency }: EntryViewing): WaitlistEntryView['offer'] {
  const { lines, refundTiers, totalMinor, startsAt, bookingId, holdExpiresAt, confirmation } = row;
  const priced = { lines: lines!, total: money(totalMinor!, row.currency) };
  return {
    holdId: bookingId!,
    quote: quoteView({ ...row, refundTiers: refundTiers!, taxes: row.taxes! }, priced, startsAt, {
      currency,
      language,
    }),
    expiresAt: holdExpiresAt!.toISOString(),
    onRequest: confirmation === 'on-request',
  };
}
