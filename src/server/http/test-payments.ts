// The page of the built-in test payment provider: it moves no money, says so, and reports the outcome like a real one.
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { DomainError } from '#contract/domain-error.ts';
import { findPaymentByToken, type PaymentRow } from '#domain/payments/payment-queries.ts';
import { withPrefix } from '#kernel/language-routes.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { readBytes } from '#platform/http/body.ts';
import type { TextKey } from '#kernel/text-keys.ts';
import type { Services } from '#platform/services.ts';
import { textsOf } from '#platform/texts/texts.ts';
import type { Bindings } from './application.ts';
import { applyPaymentResult } from './apply-payment-result.ts';
import { demonstrationNote } from './demonstration-note.ts';

const formLimitBytes = 1000;

export function serveTestPayments(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  const { database } = services;
  app.get('/pay/test/:token{[\\w-]{32}}', async (request) => {
    const payment = await findPaymentByToken(database.read, request.req.param('token'));
    if (!payment) throw new DomainError('not_found');
    const language = acceptedLanguage(request.req.header('accept-language')) ?? defaultLanguage;
    const say = textsOf(language, 'payment-page');
    const amount = formatMoney(money(payment.amountMinor, payment.currency), language);
    const page = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <link rel="stylesheet" href="/plain.css" />
          <title>${say('title')}</title>
        </head>
        <body>
          ${demonstrationNote(services.config, language)}
          <main>
            <h1>${say('title')}</h1>
            <p>${say('explanation')}</p>
            ${
              payment.state === 'started'
                ? html`<p>${say('amount', { amount })}</p>
                    <form method="post">
                      <button name="outcome" value="paid">${say('pay', { amount })}</button>
                      <button name="outcome" value="abandoned">${say('abandon')}</button>
                    </form>`
                : html`<p>${say('over')}</p>
                    <p>${returnPath(payment, say)}</p>`
            }
          </main>
        </body>
      </html>`;
    return request.html(page, 200, { 'cache-control': 'no-store' });
  });

  app.post('/pay/test/:token{[\\w-]{32}}', async (request) => {
    const form = new URLSearchParams(Buffer.from(await readBytes(request.req.raw, formLimitBytes)).toString());
    const outcome = form.get('outcome') === 'paid' ? 'paid' : 'abandoned';
    const { path, language } = await applyPaymentResult(services, request.req.param('token'), outcome);
    const prefix = language === defaultLanguage ? null : language;
    return request.redirect(withPrefix(path, prefix), 303);
  });
}

function returnPath({ giftCardId }: PaymentRow, say: (key: TextKey<'payment-page'>) => string) {
  return giftCardId === null
    ? html`<a href="/bookings">${say('back')}</a>`
    : html`<a href="/gift-cards">${say('back_to_gift_cards')}</a>`;
}
