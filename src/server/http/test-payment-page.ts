// The page of the test payment provider, in the product's own looks. It works without scripts; with one, the button that
// was pressed says that the payment is under way.
import { html, raw } from 'hono/html';
import type { BookingRow } from '#domain/bookings/reading/booking-queries.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { linesView } from '#domain/pricing/price-view.ts';
import { whenText } from '#domain/inventory/validity.ts';
import type { PaymentRow } from '#domain/payments/payment-queries.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';
import { momentInSentence } from '#kernel/moments.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { ticketsText } from '#kernel/tickets/tickets-text.ts';
import type { Theme } from '#kernel/themes.ts';
import type { Config } from '#platform/config/config.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { inlineMark } from '#server/feeds/brand.ts';
import { demonstrationNote } from './demonstration-note.ts';

type Shown = {
  /** Several if the bookings of an order are paid together. */
  payments: readonly [PaymentRow, ...PaymentRow[]];
  /** What is paid for; empty: a gift card. */
  bookings: readonly BookingRow[];
  /** The recipient of the gift card; empty for bookings. */
  recipientName: string;
  language: Language;
  theme: Theme | null;
  appName: string;
  isDeclined: boolean;
  now: Date;
};

export function testPaymentPage(config: Config, wanted: Shown) {
  const { payments, language, theme, appName } = wanted;
  const shown = { ...wanted, bookings: wanted.bookings.map((booking) => asPaid(booking, payments)) };
  const say = textsOf(language, 'payment-page');
  const isOpen = payments[0].state === 'started';
  const title = isOpen ? say('heading', { amount: amountOf(payments, language) }) : say('title');
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html`data-theme="${theme}"` : ''}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/brand/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/plain.css" />
        <script src="/payment.js" defer></script>
        <title>${title} · ${appName}</title>
      </head>
      <body class="payment">
        ${demonstrationNote(config, language)}
        <header>
          <a href="${pathFor('/', language)}">${raw(inlineMark)}${appName}</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${isOpen && wanted.isDeclined ? declinedNotice(shown) : ''} ${order(shown)}
          ${isOpen ? payForm(shown) : isOver(shown)}
        </main>
      </body>
    </html>`;
}

/** Who pays the difference of a change pays for what the booking becomes. */
function asPaid(booking: BookingRow, [{ pageToken }]: Shown['payments']): BookingRow {
  const { pendingChange } = booking;
  if (pendingChange?.payToken !== pageToken) return { ...booking, pendingChange: null };
  const { startsAt, endsAt, startsAtLocal, endsAtLocal, optionName, adults, children, lines, totalMinor, refundTiers } =
    pendingChange;
  return {
    ...booking,
    startsAt: new Date(startsAt),
    startsAtLocal,
    endsAt: endsAt === null ? null : new Date(endsAt),
    endsAtLocal,
    optionName,
    adults,
    children,
    lines,
    totalMinor,
    refundTiers,
  };
}

function declinedNotice({ bookings, language }: Shown) {
  const say = textsOf(language, 'payment-page');
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>
    <strong>${say('declined')}</strong>
    <p>${say(bookings.length > 0 ? 'declined_booking' : 'declined_gift_card')}</p>
  </div>`;
}

function order({ payments, bookings, recipientName, language }: Shown) {
  const say = textsOf(language, 'payment-page');
  return html`<section class="order" aria-label="${say('order')}">
    ${
      bookings.length > 0
        ? bookings.map((booking) => bookingWords(booking, partOf(payments, booking), language))
        : html`<h2>${say('gift_card', { name: recipientName })}</h2>`
    }
    ${paidByCard(payments, bookings, language)}
    <p class="sum">
      <span>${say(payments[0].state === 'captured' ? 'paid' : 'due')}</span>
      <strong>${amountOf(payments, language)}</strong>
    </p>
    <p class="soft">${say('charged_in', { currency: payments[0].currency })}</p>
  </section>`;
}

/** The total and what a gift card has paid of it, unless more than these payments and the card have paid. */
function paidByCard(payments: Shown['payments'], bookings: Shown['bookings'], language: Language) {
  const say = textsOf(language, 'payment-page');
  const shown = (minor: number) => formatMoney(money(minor, payments[0].currency), language);
  const totalMinor = bookings.reduce((sum, booking) => sum + booking.totalMinor, 0);
  const cardMinor = bookings.reduce((sum, booking) => sum + booking.giftCardMinor + booking.giftCardRefundedMinor, 0);
  if (cardMinor === 0 || totalMinor - cardMinor !== sumOf(payments)) return '';
  return html`<p class="sum"><span>${say('total')}</span> ${shown(totalMinor)}</p>
    <p class="sum"><span>${say('by_gift_card')}</span> −${shown(cardMinor)}</p>`;
}

/** What of the sum is for this booking; null: all of it. */
function partOf(payments: Shown['payments'], { id }: BookingRow): PaymentRow | null {
  return payments.length === 1 ? null : (payments.find(({ bookingId }) => bookingId === id) ?? null);
}

function bookingWords(booking: BookingRow, part: PaymentRow | null, language: Language) {
  const say = textsOf(language, 'payment-page');
  return html`<img src="${booking.image ?? stockPictureUrl}" alt="" width="1200" height="900" />
    <h2>${booking.title}</h2>
    ${booking.pendingChange ? html`<p>${say('change_to')}</p>` : ''}
    <p>
      <strong>${whenText(booking, language)}</strong><br />
      <span class="soft">${say('clock_of', { place: booking.city })}</span>
    </p>
    <p>${partyWords(booking, language)}</p>
    <p class="soft">${booking.optionName}&nbsp;· ${booking.supplierName}</p>
    ${part ? html`<p>${amountOf([part], language)}</p>` : ''}`;
}

function payForm({ payments, bookings, language, now }: Shown) {
  const say = textsOf(language, 'payment-page');
  const amount = amountOf(payments, language);
  const [booking] = bookings;
  const titles = bookings.map(({ title }) => title).join(', ');
  const until = booking ? untilWhen(booking, language, now) : '';
  return html`<section class="pay">
    <p>${say('explanation')}</p>
    <form method="post" data-paying="${titles && `${titles}\u00a0· ${amount}`}">
      <button class="book" name="outcome" value="paid" data-busy="${say('paying')}">${say('pay', { amount })}</button>
      <p class="visually-hidden" role="status"></p>
      ${cancellationWords(bookings, language, now)} ${until ? html`<p>${until}</p>` : ''}
      <p><a href="${returnPath(payments, bookings, language)}">${say(backKey(bookings))}</a></p>
      <details>
        <summary>${say('others')}</summary>
        <button name="outcome" value="declined">${say('decline')}</button>
        <button name="outcome" value="abandoned">
          ${say(booking?.state === 'on_hold' ? 'release' : booking ? 'stop' : 'cancel_order')}
        </button>
      </details>
    </form>
  </section>`;
}

function isOver({ payments, bookings, language }: Shown) {
  const say = textsOf(language, 'payment-page');
  return html`<section class="pay">
    <p class="notice">${say(payments[0].state === 'captured' ? 'over_paid' : 'over')}</p>
    <p><a href="${returnPath(payments, bookings, language)}">${say(backKey(bookings))}</a></p>
  </section>`;
}

function amountOf(payments: Shown['payments'], language: Language): string {
  return formatMoney(money(sumOf(payments), payments[0].currency), language);
}

const sumOf = (payments: Shown['payments']): number => payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function returnPath([{ bookingId }]: Shown['payments'], bookings: readonly BookingRow[], language: Language): string {
  if (bookings.length > 1) return pathFor(`/orders/${bookings[0]!.orderId}`, language);
  return pathFor(bookingId ? `/bookings/${bookingId}` : '/gift-cards', language);
}

function backKey({ length }: Shown['bookings']) {
  return length > 1 ? 'back_to_order' : length === 1 ? 'back' : 'back_to_gift_cards';
}

function partyWords({ adults, children, lines }: BookingRow, language: Language): string {
  const say = textsOf(language, 'common');
  const tickets = ticketsText(linesView(lines, language), adults + children, say);
  if (tickets) return tickets;
  return [say('unit_adult', { count: adults }), ...(children > 0 ? [say('unit_child', { count: children })] : [])].join(
    ', ',
  );
}

/** In other zones the time of the place alone is easily misread. */
const countedMinutes = 120;

/** Until when the traveller can leave the page and return. */
function untilWhen(booking: BookingRow, language: Language, now: Date): string {
  const say = textsOf(language, 'payment-page');
  const held = booking.pendingChange ? new Date(booking.pendingChange.expiresAt) : booking.holdExpiresAt;
  const isHeld = booking.pendingChange !== null || booking.state === 'on_hold';
  const deadline = isHeld ? held : lastStartOf(booking);
  if (!deadline) return '';
  const moment = momentInSentence(deadline, booking.timeZone, language);
  const minutes = Math.ceil((deadline.getTime() - now.getTime()) / 60_000);
  const left = minutes > 0 && minutes <= countedMinutes ? `${say('minutes_left', { count: minutes })} ` : '';
  return left + say(isHeld ? 'reserved_until' : 'payable_until', { moment, place: booking.city });
}

/** What is refunded until when: each booking has its own terms. A gift card can be given back, by directive 2011/83/EU, article 9. */
function cancellationWords(bookings: readonly BookingRow[], language: Language, now: Date) {
  if (bookings.length === 0)
    return html`<p class="soft">${textsOf(language, 'payment-page')('gift_card_withdrawal')}</p>`;
  if (bookings.length < 2)
    return bookings.map((booking) => html`<p class="soft">${cancellationOf(booking, language, now)}</p>`);
  return bookings.map(
    (booking) =>
      html`<p class="soft"><strong>${booking.title}</strong><br />${cancellationOf(booking, language, now)}</p>`,
  );
}

/** Each refund that is still to be had, and until when. */
function cancellationOf(booking: BookingRow, language: Language, now: Date): string {
  const say = textsOf(language, 'payment-page');
  const { refundTiers, startsAt, timeZone, city } = booking;
  const deadlineOf = (hoursBefore: number) => new Date(startsAt.getTime() - hoursBefore * 3_600_000);
  const open = refundTiers.filter(({ hoursBefore }) => deadlineOf(hoursBefore) > now);
  if (open.length === 0) return say('not_refundable');
  const sentences = open.map(({ refundPercent, hoursBefore }) =>
    say(refundPercent === 100 ? 'free_until' : 'part_until', {
      percent: refundPercent,
      moment: momentInSentence(deadlineOf(hoursBefore), timeZone, language),
      place: city,
    }),
  );
  return [...sentences, say('then_none')].join(' ');
}
