// Writing a tour in the editor, step by step.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { MessageParams } from '#kernel/messages.ts';
import type { TextKey } from '#kernel/text-keys.ts';
import { assertAccessible } from './axe.ts';
import type { Texts } from './texts.ts';

export const savedIn = (page: Page, words: Texts) => page.getByText(words('authoring', 'save_saved')).waitFor();
export const stepTitled = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

/** Fields that are shown now; a group of days or languages is one. */
export const countFields = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const isShown = (element: Element) => element.checkVisibility();
    const single = [...main.querySelectorAll('input, select, textarea')].filter(isShown);
    const groups = new Set(
      single.map((field) =>
        field.closest('fieldset') && field.matches('[type=checkbox]') ? field.closest('fieldset') : field,
      ),
    );
    return groups.size;
  });

/** The page of the tour, on which nothing can be booked; and back. */
export async function preview(page: Page, title: string, words: Texts): Promise<void> {
  await page.getByRole('button', { name: words('authoring', 'preview_show') }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(words('authoring', 'preview_text')).waitFor();
  // Nothing is asked for that only a published tour has: a refusal would be an error of the page.
  await page.getByText(words('authoring', 'preview_undated')).waitFor();
  assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex, follow');
  await assertAccessible(page, 'preview');
  await page.getByRole('button', { name: words('tour-detail', 'check_availability') }).click();
  await page.getByText(words('authoring', 'preview_refused')).waitFor();
  await page.getByRole('link', { name: words('authoring', 'preview_back'), exact: true }).click();
  await page.getByRole('heading', { level: 2, name: words('authoring', 'step_basics') }).waitFor();
}

/** All steps; returns how many fields were shown in them. `more`: beside the price, with opening hours; `beside`: extras and questions. */
export async function writeTour(
  page: Page,
  title: string,
  words: Texts,
  more?: () => Promise<void>,
  beside?: () => Promise<void>,
): Promise<number> {
  const t = (key: TextKey<'authoring'>, params?: MessageParams) => words('authoring', key, params);
  let fields = 0;
  const leave = async (name: string) => {
    await assertAccessible(page, name);
    fields += await countFields(page);
    await page.getByRole('button', { name: t('next'), exact: true }).click();
  };
  await page.getByLabel(t('field_title'), { exact: true }).fill(title);
  const city = page.getByRole('combobox', { name: t('field_city') });
  await city.fill('lis');
  await city.press('Enter');
  await page.getByLabel(t('field_categories')).selectOption('walking-tours');
  await page.getByLabel(t('field_durationMinutes')).fill('90');
  await page.locator('[name=guideLanguages]').first().check();
  await leave('basics');
  await stepTitled(page, t('step_texts'));
  // On a wide screen the languages are side by side, the main one first.
  const main = (field: 'description' | 'highlights') => page.getByLabel(t(`field_${field}`)).first();
  await main('description').fill('An hour and a half of painted walls, when the lamps are on.');
  await main('highlights').fill('Walls of 1755\nA tile to take home\nNo crowds');
  await leave('texts');
  await stepTitled(page, t('step_pictures'));
  await page.getByText(t('add_pictures')).waitFor();
  await leave('pictures');
  await stepTitled(page, t('step_options'));
  await page.getByLabel(`${t('unit_adult')}: ${t('field_priceMinor', { currency: 'EUR' })}`).fill('24,50');
  await page.getByLabel(t('field_capacity')).fill('9');
  if (more) await more();
  await leave('options');
  await stepTitled(page, t('step_schedule'));
  await page.getByRole('button', { name: t('all_days') }).click();
  if (more) {
    await page.getByLabel(t('field_periods')).fill('10–14, 16:30–20');
    await page.getByText(t('makes_periods', { count: 60 })).waitFor();
  } else {
    await page.getByLabel(t('field_startTimes')).fill('20:30');
    await page.getByText(t('makes', { count: 30 })).waitFor();
  }
  await leave('schedule');
  await stepTitled(page, t('step_meeting'));
  await page.getByLabel(t('field_meetingPoint')).fill('Under the arch, at the lamp with the blue glass.');
  const folded = page.getByText(t('by_coordinates'), { exact: true });
  await folded.click();
  // The first one is the centre of the city.
  await page.getByLabel(t('place_known')).selectOption('0');
  await folded.click();
  await leave('meeting');
  await stepTitled(page, t('step_extras'));
  if (beside) await beside();
  await leave('extras');
  await stepTitled(page, t('step_finish'));
  await savedIn(page, words);
  await assertAccessible(page, 'check');
  return fields;
}
