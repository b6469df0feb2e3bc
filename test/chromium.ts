// A browser for tests outside the browser suite, which starts its own (e2e/marketplace.ts).
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';

export async function launchChromium(): Promise<Browser> {
  const env = { ...(await findBrowser()), ...process.env } as Record<string, string>;
  return chromium.launch({ executablePath: env.BROWSER_PATH!, args: ['--no-sandbox', '--disable-gpu'], env });
}
