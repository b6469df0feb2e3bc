// The map of places and tours, as tests drive it.
import type { Page } from '@playwright/test';
import type { MapView } from '#contract/map.ts';
import { open } from './marketplace.ts';

export const listOf = (page: Page, name = 'In view on the map') => page.getByRole('region', { name });

/** Opens the map, touches it and waits until it has its markers. */
export async function openMap(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.getByRole('application').focus();
  await anyMarker(page).waitFor();
}

export const anyMarker = (page: Page) => page.locator('[role=application] button[class*=marker]').first();

export const placesOf = ({ countries }: MapView) => countries.flatMap(({ places }) => places);
