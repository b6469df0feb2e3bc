// A browser for tests outside the browser suite, which starts its own (e2e/marketplace.ts).
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';

export async function launchChromium(): Promise<Browser> {
  const { BROWSER_PATH: executablePath } = { ...(await findBrowser()), ...process.env };
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
