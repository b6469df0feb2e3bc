import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { outboxPage } from '#domain/notifications/outbox-page.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './app.ts';
import { contextOf } from './context.ts';

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** The outbox, where no mail server takes the mails away: for this machine and for the operator. */
export function serveOutbox(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  if (services.config.smtpUrl) return;
  app.get('/_mail', async (request) => {
    const { caller } = await contextOf(services, request);
    if (!loopback.test(caller.address) && caller.user?.role !== 'admin') throw new DomainError('not_found');
    return request.html(await outboxPage(services), 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}
