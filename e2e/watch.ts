// What no page may do, whatever a journey does on it: complain in the console, break, ask another host for anything, or
// try what its policy forbids.
import type { BrowserContext, Page } from 'playwright-core';

export type Watch = {
  /** What is complained of because the journey provokes it. A report of the policy cannot be allowed. */
  allow(complaint: RegExp): void;
  /** Everything that was complained of and not allowed. */
  left(): string[];
};

const reportOfPolicy = 'refused by the policy: ';

export async function watchPages(context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  context.on('page', (page) => watchPage(page, origin, problems));
  await context.addInitScript((mark) => {
    // Chromium's own message of it can be worded in many ways, and a journey may allow one of them.
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${mark}${effectiveDirective} ${blockedURI}`),
    );
    // React tells what it recovered from, and why as the cause.
    addEventListener('error', ({ error }: ErrorEvent) => {
      const { cause } = (error ?? {}) as Error;
      if (cause instanceof Error) console.error(`because of ${cause.stack}`);
    });
  }, reportOfPolicy);
  return {
    allow: (complaint) => void allowed.push(complaint),
    left: () =>
      problems.filter(
        (problem) => problem.includes(reportOfPolicy) || !allowed.some((complaint) => complaint.test(problem)),
      ),
  };
}

function watchPage(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && asked !== origin) problems.push(`another host was asked: ${request.url()}`);
  });
  page.on('websocket', (socket) => problems.push(`a socket was opened: ${socket.url()}`));
}
