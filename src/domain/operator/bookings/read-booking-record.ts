import { DomainError } from '#contract/domain-error.ts';
import type { BookingRecordView } from '#contract/operator/bookings.ts';
import { money } from '#kernel/money.ts';
import { hasRight, identityOf } from '#kernel/rights.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { phoneText } from '#platform/texts/phone-text.ts';
import { listRefundsOf } from '#domain/bookings/goodwill/goodwill-queries.ts';
import { refundLimitIn } from '#domain/bookings/goodwill/refund-beyond-terms.ts';
import { termsNow } from '#domain/bookings/lifecycle/terms-now.ts';
import { itemView } from '#domain/bookings/reading/list-booking-items.ts';
import { findItems } from '#domain/bookings/items/item-queries.ts';
import { dueOf, mayCancelAsOperator, mayDecideAsOperator } from '#domain/bookings/lifecycle/booking-permissions.ts';
import { paymentState } from '#domain/bookings/reading/booking-view.ts';
import { earnedOf, splitEarned } from '#domain/bookings/reading/earning.ts';
import { findBookingByReference, type SupplierBookingRow } from '#domain/bookings/reading/booking-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { policyView } from '#domain/pricing/cancellation-policy.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { refundView } from './refunds.ts';
import {
  listEventRows,
  listJobRows,
  listMailRows,
  listPaymentRows,
  listPostingRows,
} from './booking-record-queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Throws `not_found`. */
export async function readBookingRecord(context: Context, reference: string): Promise<BookingRecordView> {
  const { database, caller, clock } = context;
  const db = database.db;
  const row = await findBookingByReference(db, reference, caller.language);
  if (!row) throw new DomainError('not_found');
  const now = clock.now();
  const isOperator = hasRight('operator', identityOf(signedIn(context)));
  const [events, items, payments, postings, mails, jobs, refunds, settings] = await Promise.all([
    listEventRows(db, row.id),
    findItems(db, row.id),
    listPaymentRows(db, row.id),
    listPostingRows(db, row.id),
    listMailRows(db, row.id),
    listJobRows(db, row.id),
    listRefundsOf(db, row.id),
    currentSettings(context),
  ]);
  const heldMinor = row.paidMinor - row.refundedMinor - row.goodwillGivenMinor;
  const terms = termsNow(row, now);
  const { commissionMinor, netMinor } = splitEarned(row, earnedOf(row, now));
  const mayDecide = mayDecideAsOperator(row, now);
  const mayCancel = mayCancelAsOperator(row, now);
  const price = (amountMinor: number) => priceView(money(amountMinor, row.currency));
  return {
    ...headOf(row),
    policy: policyView(row.policyKey, row.refundTiers),
    lines: linesView(row.lines, caller.language),
    total: price(row.totalMinor),
    commission: price(commissionMinor),
    supplierShare: price(netMinor),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    items: items.map((item) => itemView(row, item, caller.language)),
    money: {
      paid: price(row.paidMinor),
      refunded: price(row.refundedMinor + row.goodwillGivenMinor),
      held: price(heldMinor),
      due: price(row.state === 'confirmed' || row.state === 'on_hold' ? dueOf(row) : 0),
    },
    payments: payments.map(({ amountMinor, refundedMinor, currency, ...payment }) => ({
      ...payment,
      amount: priceView(money(amountMinor, currency)),
      refunded: priceView(money(refundedMinor, currency)),
      createdAt: payment.createdAt.toISOString(),
      capturedAt: iso(payment.capturedAt),
    })),
    postings: postings.map(({ at, entries, ...posting }) => ({
      ...posting,
      at: at.toISOString(),
      entries: entries.map(({ account, amountMinor, currency }) => ({
        account,
        amount: priceView(money(amountMinor, currency)),
      })),
    })),
    mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString(), sentAt: iso(mail.sentAt) })),
    jobs: jobs.map((job) => ({ ...job, runAt: job.runAt.toISOString(), deadAt: iso(job.deadAt) })),
    refunds: refunds.map((refund) => refundView(refund, signedIn(context).id)),
    refundLimit: priceView(refundLimitIn(row.currency, settings)),
    termsNow: terms && {
      back: price(terms.backMinor),
      refundPercent: terms.refundPercent,
      until: iso(terms.until),
    },
    may: {
      // Support proposes it.
      refund: row.confirmedAt !== null && heldMinor > 0,
      decide: isOperator && mayDecide,
      cancel: isOperator && mayCancel,
      needsOperator: !isOperator && (mayDecide || mayCancel),
    },
  };
}

function headOf(row: SupplierBookingRow) {
  const { travellerName: name, travellerEmail: email } = row;
  return {
    id: row.id,
    reference: row.reference,
    order: row.orderReference,
    state: row.state,
    payment: paymentState(row),
    title: row.title,
    optionName: row.optionName,
    supplier: row.supplierName,
    supplierContact: { id: row.supplierId, email: row.supplierEmail, phone: phoneText(row.supplierPhone) },
    tour: { id: row.tourId, slug: row.tourSlug, isOnSale: row.tourOnSale },
    traveller: name === null || email === null ? null : { id: row.userId, name, email },
    people: row.adults + row.children,
    startsAtLocal: row.startsAtLocal,
    startsAtUtc: row.startsAt.toISOString(),
    timeZone: row.timeZone,
    departureId: row.departureId,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    placedAt: iso(row.placedAt),
    decideBy: iso(row.decideBy),
    holdExpiresAt: row.state === 'on_hold' ? iso(row.holdExpiresAt) : null,
    pickup: row.pickup && `${row.pickup.name}, ${row.pickup.zone}`,
  };
}
