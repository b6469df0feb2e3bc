// Cases of the operator: rows of a list that open one at a time.
import type { Locator } from '@playwright/test';

/** The case with its row open: the only one of a list is open already. */
export async function openedCase(row: Locator): Promise<Locator> {
  const details = row.locator('details').first();
  await details.waitFor();
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open))) await row.locator('summary').first().click();
  return row;
}
