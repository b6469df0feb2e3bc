// The session in the browser's storage, and the sign-in form.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** A refused call also signs out on the server, so later calls of the same page get 401. */
export const endedSession = /status of (401|403)/;

export async function signIn(
  page: Page,
  { email, password: secret }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

export function assertSignedOut({ token, user }: Record<string, string>): void {
  assert.deepEqual({ token, user }, { token: undefined, user: undefined });
}
