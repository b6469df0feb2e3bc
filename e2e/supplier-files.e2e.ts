// A supplier brings 200 tours in a spreadsheet, of which five have an error, and takes everything along again.
import assert from 'node:assert/strict';
import { truncate, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { AvailabilityView } from '#contract/bookings.ts';
import type { EntryImportView } from '#contract/suppliers/imports/entry-imports.ts';
import type { TourImportPreview } from '#contract/suppliers/imports/tour-imports.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newSupplier, signedIn, storageStateOf } from './users.ts';

const header =
  'tour;title_en;description_en;meeting_point_en;city;categories;duration_minutes;guide_languages;capacity;price_adult;weekdays;start_times';
const faulty: Record<number, string> = { 20: 'atlantis', 60: 'atlantis', 100: '', 140: 'atlantis', 180: 'atlantis' };

/** As a spreadsheet saves it in Spain: with semicolons, a comma in prices and a mark at the beginning. */
function spreadsheet(): string {
  const lines = Array.from({ length: 200 }, (_, at) => {
    const city = faulty[at + 1] ?? 'barcelona';
    const title = at + 1 === 100 ? '' : `Walk ${at + 1}`;
    return `${at + 1};${title};Two hours by the river;At the fountain;${city || 'barcelona'};walking-tours;120;en|es;8;29,50;1|3|5;10:00`;
  });
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}

/** 200 MB of it, with lines that are broken. */
async function largeFile(): Promise<string> {
  const file = test.info().outputPath('tours.csv');
  await writeFile(file, `${header}\r\n1;A "walk\r\n;;;`);
  await truncate(file, 200_000_000);
  return file;
}

const csv = (content: string) => ({ name: 'tours.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

test(
  'a supplier imports 200 tours with five faults, after reading what is wrong, and downloads everything',
  asJourney,
  journeyIn('es-360', async ({ words, prefix, browser }) => {
    const supplier = await newSupplier(`Two Hundred Walks ${Date.now()}`);
    const place = {
      ...(await storageStateOf(Promise.resolve(supplier))),
      ...browser,
    } as const;
    await visit('supplier-files', place, async ({ page, allow }) => {
      allow(/status of (409|422)/);
      await open(page, `${prefix}/supplier/tours`);
      await page.getByRole('link', { name: words('supplier-areas', 'area_files') }).click();
      await assertAccessible(page, 'import and export');
      const file = page.getByLabel(words('supplier-files', 'file'));
      await file.setInputFiles(await largeFile());
      await page.getByText(words('supplier-files', 'too_large', { megabytes: 4 })).waitFor();
      await file.setInputFiles(csv(`${header};colour\n1;A walk;;;;;;;;;;;red\n`));
      await page.getByText(words('supplier-files', 'unknown_column', { column: 'colour' })).waitFor();
      await file.setInputFiles(csv(spreadsheet()));
      await page.getByText(words('supplier-files', 'found', { count: 200 })).waitFor();
      await page.getByText(words('supplier-files', 'faulty', { count: 5 })).waitFor();
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(6);
      await rows.filter({ hasText: '101' }).getByText('title_en').waitFor();
      await assertAccessible(page, 'what is wrong with a file');
      await assertNoHorizontalOverflow(page, 'what is wrong with a file, at 360');
      assert.equal(await rows.getByRole('checkbox').nth(1).isEnabled(), false);
      await page.getByRole('button', { name: `${words('supplier-files', 'show_ready')} 195` }).press('Enter');
      await page
        .getByRole('checkbox', { name: words('supplier-files', 'choose_line', { line: 2, title: 'Walk 1' }) })
        .press('Space');
      await page.getByRole('status').filter({ hasText: '194' }).waitFor();
      await page.getByRole('button', { name: words('supplier-files', 'begin', { count: 194 }) }).click();
      await page.getByText(words('supplier-files', 'created', { count: 194 })).waitFor();
      await page.getByRole('button', { name: `${words('supplier-files', 'show_left_out')} 6` }).click();
      await expect(rows).toHaveCount(7);
      await rows.nth(1).getByText(words('supplier-files', 'outcome_not_chosen')).waitFor();
      await assertAccessible(page, 'what became of a file');
      await assertNoHorizontalOverflow(page, 'what became of a file, at 360');
      await page.getByRole('button', { name: words('supplier-files', 'export_button') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words('security', 'password')).fill(supplier.password);
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: words('security', 'proof_submit'), exact: true }).click();
      assert.match((await downloading).suggestedFilename(), /^two-hundred-walks.*\.zip$/);
      await page.getByText(words('supplier-files', 'exported')).waitFor();
      await page.getByRole('link', { name: words('supplier-files', 'to_tours') }).click();
      await page
        .getByRole('article')
        .filter({ hasText: /^.*Walk \d/ })
        .first()
        .waitFor();
    });
    const { data, total } = await api<{ data: { title: string }[]; total: number }>(
      'GET',
      '/supplier/tours?pageSize=1',
      supplier,
    );
    assert.deepEqual([total, data.length], [194, 1]);
    const preview = await api<TourImportPreview>('POST', '/supplier/tour-imports/preview', {
      token: supplier.token,
      body: { format: 'csv', content: spreadsheet() },
    });
    assert.equal(preview.lines[0]!.missing, 0);
  }),
);

test('a supplier imports bookings taken elsewhere in French on a phone after reading what is wrong, and takes them back', async () => {
  const words = textsOf('fr');
  const { storageState, token } = await signedIn(demoLogins.supplier);
  const { id: tourId } = await tourNamed(withChildren);
  const day = await freeDay(tourId);
  const { departures } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?date=${day}&adults=1`);
  const { startsAtLocal, optionId } = departures.find(({ seatsLeft }) => seatsLeft >= 2)!;
  const line = (reference: string, adults: number | string) =>
    `${reference};${optionId};${startsAtLocal};${adults};Jos\u00e9`;
  const reference = `A-${Date.now()}`;
  const content = ['reference;option;starts_at;adult;name', line(reference, 1), line(`${reference}-2`, 999)].join('\n');
  await visit('bookings-file', { storageState, viewport: phone }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/fr/supplier/files');
    // As a spreadsheet saves it in France: not in UTF-8.
    await page.getByLabel(words('supplier-files', 'bookings_file')).setInputFiles({
      name: 'bookings.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content, 'latin1'),
    });
    await page.getByText(words('supplier-files', 'bookings_found', { count: 2 })).waitFor();
    await page.getByRole('table').getByRole('row').filter({ hasText: 'adult' }).waitFor();
    await assertAccessible(page, 'what is wrong with a file of bookings');
    await assertNoHorizontalOverflow(page, 'what is wrong with a file of bookings, at 360');
    await page.getByRole('button', { name: words('supplier-files', 'bookings_begin', { count: 1 }) }).click();
    await page.getByText(words('supplier-files', 'bookings_created', { count: 1 })).waitFor();
    const undo = page.getByRole('button', { name: /^Annuler l’import du/ });
    await undo.first().click();
    const question = page.getByRole('group', { name: words('supplier-files', 'undo_question', { count: 1 }) });
    await assertAccessible(page, 'an import that is taken back');
    await question.getByRole('button', { name: words('supplier-files', 'undo'), exact: true }).click();
    await page.getByText(words('supplier-files', 'undone')).waitFor();
  });
  const { data } = await api<{ data: EntryImportView[] }>('GET', '/supplier/entry-imports', { token });
  assert.deepEqual([data[0]!.entries, data[0]!.isUndone], [1, true]);
});
