// Shared by the tests of the profile.
import type { Page } from '@playwright/test';
import type { UserView } from '#contract/accounts/accounts.ts';
import { api } from './api.ts';
import { open } from './marketplace.ts';
import type { Traveller } from './users.ts';

export const address = '/dashboard/info';
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
export const loadUser = ({ token }: Traveller) => api<UserView>('GET', '/auth/me', { token });
/** Until the field of this name has the focus. */
export const focuses = (page: Page, name: string) =>
  page.waitForFunction((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name);

/** Opens the profile to change it. */
export async function edit(page: Page): Promise<void> {
  await open(page, address);
  await button(page, 'Edit').click();
  await page.getByLabel('Phone', { exact: true }).waitFor();
}
