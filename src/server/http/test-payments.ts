// The built-in test payment provider: it moves no money, says so, and reports the outcome like a real one.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { findBooking } from '#domain/bookings/reading/booking-queries.ts';
import { findGiftCard } from '#domain/gift-cards/gift-card-queries.ts';
import { findPaymentByToken, type PaymentRow } from '#domain/payments/payment-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { assertDefined } from '#kernel/assert.ts';
import { withPrefix } from '#kernel/language-routes.ts';
import { defaultLanguage } from '#kernel/languages.ts';
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
    const payment = await findPayment(database.read, request.req.param('token'));
    const { booking, recipientName, language } = await paidFor(services, payment);
    const { theme } = readPageCookies(request.req.header('cookie'));
    const page = testPaymentPage(config, {
      payment,
      booking,
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
      await findPayment(database.read, token);
      return request.redirect(`/pay/test/${token}?declined`, 303);
    }
    const outcome = chosen === 'paid' ? 'paid' : 'abandoned';
    const { path, language } = await applyPaymentResult(services, token, outcome);
    const prefix = language === defaultLanguage ? null : language;
    return request.redirect(withPrefix(path, prefix), 303);
  });
}

async function findPayment(db: Queryable, token: string): Promise<PaymentRow> {
  const payment = await findPaymentByToken(db, token);
  if (!payment) throw new DomainError('not_found');
  return payment;
}

/** The booking that is paid for, or null and the recipient of a gift card, and the payer's language. */
async function paidFor({ database }: Services, { bookingId, giftCardId }: PaymentRow) {
  if (bookingId === null) {
    const card = await findGiftCard(database.read, assertDefined(giftCardId, 'a payment is for something'));
    const { recipientName, language } = assertDefined(card, 'the gift card of a payment');
    return { booking: null, recipientName, language };
  }
  const found = assertDefined(await findBooking(database.read, bookingId, defaultLanguage), 'the booking of a payment');
  const { language } = found;
  if (language === defaultLanguage) return { booking: found, recipientName: '', language };
  return { booking: (await findBooking(database.read, bookingId, language)) ?? found, recipientName: '', language };
}
