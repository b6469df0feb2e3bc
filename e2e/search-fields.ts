// The search form, as a person finds it.
import type { Page } from '@playwright/test';

export const whereTo = (page: Page) => page.getByRole('combobox', { name: 'Where to?' });
export const whatToDo = (page: Page) => page.getByRole('combobox', { name: 'What would you like to do?' });
/** The suggestions that are shown; the footer's languages are options, too. */
export const offered = (page: Page, by: Parameters<Page['getByRole']>[1] = {}) =>
  page.getByRole('search').getByRole('option', by);
export const search = (page: Page): Promise<void> =>
  page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
