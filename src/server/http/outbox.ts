import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { hasRight, identityOf } from '#kernel/rights.ts';
import { isLoopback } from '#platform/config/config.ts';
import { outboxPage } from '#domain/notifications/outbox-page.ts';
import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './application.ts';
import { contextOf } from './context.ts';
import { demonstrationNote } from './demonstration-note.ts';
import { respondWith } from './head-requests.ts';

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Whether the request comes from this machine. A loopback address alone does not prove it: a local proxy has it for all
 *  its clients, and another site's host name may resolve to it. */
function isLocalRequest({ appUrl }: Config, address: string, request: Request): boolean {
  if (!loopback.test(address) || proxyHeaders.some((name) => request.headers.has(name))) return false;
  return [appUrl, request.url].every((url) => isLoopback(new URL(url)));
}

/** The outbox for mails if no mail server is configured: visible on this machine and to operators. */
export function serveOutbox(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  if (services.config.smtpUrl) return;
  app.get('/_mail', async (request) => {
    const { caller } = await contextOf(services, request);
    if (!isLocalRequest(services.config, caller.address, request.req.raw)) {
      if (!hasRight('operator', identityOf(caller.user))) throw new DomainError('not_found');
      if (caller.user?.mustSetUpSecondFactor) throw new DomainError('second_factor_required');
    }
    const headers = {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    };
    return respondWith(request, headers, () => outboxPage(services, String(demonstrationNote(services.config, 'en'))));
  });
}
