// A supplier uploads a document from a phone, an operator refuses it, the next one is accepted.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { newSupplier, signedIn, storageStateOf } from './users.ts';

const reasons = 'The extract is older than three months.';
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });

test('a document is uploaded on a phone, refused with reasons, replaced and accepted; the list of first steps follows', async () => {
  const name = `Slate and Salt ${Date.now()}`;
  const supplier = await newSupplier(name);
  const asOwner = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
  const asOperator = { ...(await storageStateOf(signedIn(demoLogins.operator))), viewport: desktop };

  await visit('documents-upload', asOwner, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/supplier');
    const step = page.getByRole('listitem').filter({ hasText: 'Documents about your business' });
    await step.getByText('Optional: they speed up our check.').waitFor();
    await step.getByRole('link').click();
    await page.getByLabel('What it is').selectOption('register_extract');
    await page
      .getByLabel('File', { exact: false })
      .first()
      .setInputFiles({ ...pdf('extract.pdf'), buffer: Buffer.from('<html>') });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('neither a PDF nor a JPEG or PNG', { exact: false }).first().waitFor();
    await assertAccessible(page, 'a file that is no document');
    await page.getByLabel('File', { exact: false }).first().setInputFiles(pdf('extract.pdf'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('extract.pdf is uploaded.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Withdraw: Register extract, extract.pdf' }).click();
    const question = page.getByRole('group', { name: 'Withdraw extract.pdf (Register extract)?' });
    await question.getByText('this cannot be undone', { exact: false }).waitFor();
    await assertAccessible(page, 'asking before a document is withdrawn');
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toHaveCount(0);
    await page.getByText('Being checked').waitFor();
    await assertNoHorizontalOverflow(page, 'documents, at 360');
  });

  await visit('documents-refuse', asOperator, async ({ page }) => {
    await open(page, `/admin/suppliers?state=all&find=${encodeURIComponent(name)}`);
    const card = await openedCase(page.getByRole('article', { name }));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download: Register extract, extract.pdf' }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^register-extract-.*\.pdf$/);
    const refuse = card.getByRole('button', { name: 'Refuse with a reason: Register extract' });
    await refuse.click();
    await card.getByRole('textbox', { name: 'Reasons' }).fill(reasons);
    await assertAccessible(page, 'deciding on a document');
    await refuse.click();
    await page.getByText(`Register extract of ${name} is refused.`, { exact: false }).waitFor();
  });

  await visit('documents-replace', asOwner, async ({ page }) => {
    await open(page, '/supplier');
    await page.getByText(reasons, { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Documents about your business' }).click();
    await page.getByRole('button', { name: 'Replace: Register extract, extract.pdf' }).click();
    const form = page.getByRole('region', { name: 'Replace: Register extract' });
    await form.locator('input[type=file]').setInputFiles(pdf('newer.pdf'));
    await assertAccessible(page, 'replacing a document');
    await form.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('newer.pdf is uploaded.', { exact: false }).waitFor();
    await expect(page.getByText('extract.pdf')).toHaveCount(0);
  });

  await visit('documents-accept', asOperator, async ({ page }) => {
    await open(page, '/admin/documents');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: 'Accept: Register extract' }).click();
    await page.getByText(`Register extract of ${name} is accepted.`).waitFor();
    await assertAccessible(page, 'documents of partners');
  });

  await visit('documents-done', asOwner, async ({ page }) => {
    await open(page, '/supplier');
    await page.getByText('We have checked them.').waitFor();
  });
});
