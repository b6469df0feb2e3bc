import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { isLoopback } from '#domain/accounts/own-origin.ts';
import { outboxPage } from '#domain/notifications/outbox-page.ts';
import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './app.ts';
import { contextOf } from './context.ts';

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Whether somebody at this machine asks. An address on loopback alone does not say so: a proxy beside us has it for all
 *  its visitors, and a page elsewhere can have its own name point here. */
function isAtThisMachine({ appUrl }: Config, address: string, request: Request): boolean {
  if (!loopback.test(address) || proxyHeaders.some((name) => request.headers.has(name))) return false;
  return [appUrl, request.url].every((url) => isLoopback(new URL(url)));
}

/** The outbox, where no mail server takes the mails away: for this machine and for the operator. */
export function serveOutbox(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  if (services.config.smtpUrl) return;
  app.get('/_mail', async (request) => {
    const { caller } = await contextOf(services, request);
    if (!isAtThisMachine(services.config, caller.address, request.req.raw) && caller.user?.role !== 'admin')
      throw new DomainError('not_found');
    return request.html(await outboxPage(services), 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}
