// Checks in every test: no page may log an error or a warning, throw, send a request to another host, or violate its
// policy.

export type PageChecks = {
  /** Allows a problem that the test provokes. A violation of the policy cannot be allowed. */
  allow(problem: RegExp): void;
  /** The problems that were not allowed. */
  left(): string[];
};

const reportOfPolicy = 'refused by the policy: ';

export async function checkPages(context: BrowserContext, origin: string): Promise<PageChecks> {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  context.on('page', (page) => watchPage(page, origin, problems));
  await context.addInitScript((mark) => {
    // Chromium words its own message in many ways, and a test may allow one of them.
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${mark}${effectiveDirective} ${blockedURI}`),
    );
    // React reports what it recovered from, with the reason as the cause.
    addEventListener('error', ({ error }: ErrorEvent) => {
      const { cause } = (error ?? {}) as Error;
      if (cause instanceof Error) console.error(`because of ${cause.stack}`);
    });
  }, reportOfPolicy);
  return {
    allow: (problem) => void allowed.push(problem),
    left: () =>
      problems.filter(
        (problem) => problem.includes(reportOfPolicy) || !allowed.some((pattern) => pattern.test(problem)),
      ),
  };
}

function watchPage(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    // Without a graphics card the map's drawing is read back for each frame, and the driver complains of it.
    if (/^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/.test(message.text())) return;
    // The service worker took over while the page loaded: a file comes from its cache instead of the preload.
    if (/^A preload for .* cross-world service worker resource mismatch/.test(message.text())) return;
    // Chromium expects scripts to run within seconds, and on a busy machine they begin later. Preloaded are only static imports (page-assets.ts).
    if (/was preloaded using link preload but not used within a few seconds/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url} on ${page.url()})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && requested !== origin)
      problems.push(`a request to another host: ${request.url()}`);
  });
  page.on('websocket', (socket) => problems.push(`a socket was opened: ${socket.url()}`));
}
import type { BrowserContext, Page } from '@playwright/test';
