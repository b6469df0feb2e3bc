// The menu of the operator's area, which is folded on a phone.
import type { Page } from '@playwright/test';
import type { KeyEnding } from '#kernel/text-keys.ts';
import type { Texts } from './texts.ts';

export async function openArea(page: Page, words: Texts, key: KeyEnding<'moderation', 'area_'>): Promise<void> {
  const menu = page.getByRole('navigation', { name: words('moderation', 'areas') });
  await menu.locator('summary').waitFor({ state: 'attached' });
  if (await menu.locator('summary').isVisible()) await menu.locator('summary').click();
  await menu.getByRole('link', { name: words('moderation', `area_${key}`), exact: true }).click();
}
