// The built-in test payment provider: it moves no money, says so, and reports the outcome like a real one.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { type BookingRow, findBookings } from '#domain/bookings/reading/booking-queries.ts';
import { findGiftCard } from '#domain/gift-cards/gift-card-queries.ts';
import { findPaymentsOfPage, type PaymentRow } from '#domain/payments/payment-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { assertDefined } from '#kernel/assert.ts';
import { withPrefix } from '#kernel/language-routes.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { isTheme } from '#kernel/themes.ts';
import type { Queryable } from '#platform/database/database.ts';
import { readBytes } from '#platform/http/body.ts';
import type { Services } from '#platform/services.ts';
import { readPageCookies } from '#server/ssr/page-address.ts';
import type { Bindings } from './application.ts';
import { applyPaymentResult } from './apply-payment-result.ts';
import { paymentPolicy } from './security-headers.ts';
import { testPaymentPage } from './test-payment-page.ts';

const formLimitBytes = 1000;

export function serveTestPayments(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  const { database, config, clock } = services;
  app.get('/pay/test/:token{[\\w-]{32}}', async (request) => {
    const payments = await findPayments(database.db, request.req.param('token'));
    const { bookings, recipientName, language } = await paidFor(services, payments);
    const { theme } = readPageCookies(request.req.header('cookie'));
    const page = testPaymentPage(config, {
      payments,
      bookings,
      recipientName,
      language,
      theme: isTheme(theme) ? theme : null,
      appName: (await currentSettings(services)).appName || defaultBrand,
      isDeclined: request.req.query('declined') !== undefined,
      now: clock.now(),
    });
    return request.html(page, 200, { 'cache-control': 'no-store', 'content-security-policy': paymentPolicy });
  });

  app.post('/pay/test/:token{[\\w-]{32}}', async (request) => {
    const token = request.req.param('token');
    const form = new URLSearchParams(Buffer.from(await readBytes(request.req.raw, formLimitBytes)).toString());
    const chosen = form.get('outcome');
    // As on other payment pages a declined card ends nothing: the payer tries another one.
    if (chosen === 'declined') {
      await findPayments(database.db, token);
      return request.redirect(`/pay/test/${token}?declined`, 303);
    }
    const outcome = chosen === 'paid' ? 'paid' : 'abandoned';
    const { path, language } = await applyPaymentResult(services, token, outcome);
    const prefix = language === defaultLanguage ? null : language;
    return request.redirect(withPrefix(path, prefix), 303);
  });
}

async function findPayments(db: Queryable, token: string): Promise<[PaymentRow, ...PaymentRow[]]> {
  const [first, ...others] = await findPaymentsOfPage(db, token);
  if (!first) throw new DomainError('not_found');
  return [first, ...others];
}

type PaidFor = { bookings: BookingRow[]; recipientName: string; language: Language };

/** The bookings that are paid for, or none and the recipient of a gift card, and the payer's language. */
async function paidFor({ database }: Services, payments: readonly [PaymentRow, ...PaymentRow[]]): Promise<PaidFor> {
  const ids = payments.flatMap(({ bookingId }) => bookingId ?? []);
  if (ids.length === 0) {
    const card = await findGiftCard(database.db, assertDefined(payments[0].giftCardId, 'a payment is for something'));
    const { recipientName, language } = assertDefined(card, 'the gift card of a payment');
    return { bookings: [], recipientName, language };
  }
  const find = async (language: Language) =>
    (await findBookings(database.db, ids, language)).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const found = await find(defaultLanguage);
  const { language } = assertDefined(found[0], 'the booking of a payment');
  return { bookings: language === defaultLanguage ? found : await find(language), recipientName: '', language };
}
