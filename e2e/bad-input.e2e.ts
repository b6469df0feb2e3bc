// Invalid input on every form: values are preserved, the first invalid field has the focus, and errors are shown at the
// field and in a summary with links, in the language of the page.
import assert from 'node:assert/strict';
import { type Locator, type Page, test } from '@playwright/test';
import { languages, type Language } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { demoLogins } from '#world/logins.ts';
import { formsWithErrors, type FormWithErrors } from './forms-with-errors.ts';
import { open, phone, visit } from './marketplace.ts';
import { newTraveller, signedIn, type Traveller } from './users.ts';
import { textsOf } from './texts.ts';

test.describe('bad input', () => {
  for (const [index, form] of formsWithErrors.entries()) {
    const language = languages[index % languages.length]!;
    test(`in the form '${form.name}' stays, with its error at the field and in a summary (${language})`, () =>
      refuses(form, language));
  }

  test('is at the field before it takes the focus, however slow the device is: its error is read out with it', () =>
    visit('bad-input-slow', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      await open(page, '/contact');
      await page.evaluate(() => {
        // React, which sends messages to itself, draws two frames later.
        const { postMessage } = MessagePort.prototype;
        MessagePort.prototype.postMessage = function (...parameters: unknown[]) {
          requestAnimationFrame(() => requestAnimationFrame(() => Reflect.apply(postMessage, this, parameters)));
        };
        addEventListener('focusin', ({ target }) => {
          const { name, ariaInvalid } = target as HTMLInputElement;
          if (name) document.documentElement.dataset.focused = `${name} ${ariaInvalid}`;
        });
      });
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.locator('html[data-focused="name true"]').waitFor();
    }));
});

async function refuses(form: FormWithErrors, language: Language): Promise<void> {
  const who = form.as && (await people[form.as]());
  if (who) await form.filled?.(who);
  const options = { viewport: phone, ...(who && { storageState: who.storageState }) };
  await visit(`bad-input-${form.name}`, options, async ({ page, allow }) => {
    // Some acts ask for recent authentication first.
    allow(/status of (?:409|422)/);
    await open(page, (language === 'en' ? '' : `/${language}`) + form.at);
    await form.reach?.(page, textsOf(language));
    const names = Object.keys(form.errors);
    const filled = page
      .locator('form')
      .filter({ has: named(page, names[0]!) })
      .first();
    await filled.waitFor();
    for (const [name, value] of Object.entries(form.entered)) await enter(named(filled, name), value);
    await filled.locator('button[type=submit]').click();

    const summary = filled.getByRole('alert').getByRole('listitem');
    await summary.first().waitFor();
    await page.waitForFunction((name) => (document.activeElement as HTMLInputElement).name === name, names[0]);
    const shown: string[] = [];
    for (const entry of await summary.all()) {
      await entry.getByRole('link').click();
      const { name, invalid, words } = await page.evaluate(errorOfFocused);
      shown.push(name);
      assert.equal(invalid, 'true', `${name} is marked`);
      assert.ok(words && (await entry.innerText()).endsWith(words), `${name}: ${words}`);
      if (form.errors[name]) assert.match(words, sentence(language, form.errors[name]), name);
    }
    assert.deepEqual(shown.toSorted(), names.toSorted());
    for (const [name, value] of Object.entries(form.entered))
      assert.equal(await named(filled, name).inputValue(), value, `${name} is kept`);
  });
}

const people: Record<NonNullable<FormWithErrors['as']>, () => Promise<Traveller>> = {
  traveller: newTraveller,
  supplier: () => signedIn(demoLogins.supplier),
  operator: () => signedIn(demoLogins.operator),
};

const named = (within: Page | Locator, name: string): Locator => within.locator(`[name="${name}"]`).first();

async function enter(field: Locator, value: string): Promise<void> {
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
}

/** Runs in the page: what a screen reader announces for the focused field. A group of choices is described as a
 *  whole. */
function errorOfFocused(): { name: string; invalid: string | null; words: string } {
  const field = document.activeElement as HTMLInputElement;
  const described = field.closest('[aria-invalid]');
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    name: field.name,
    invalid: described?.getAttribute('aria-invalid') ?? null,
    // A note may come before it.
    words: document.getElementById(ids.at(-1) ?? '')?.innerText ?? '',
  };
}

/** The server's sentence for a rule, whatever its numbers, or the one that forms alone have. */
function sentence(language: Language, rule: string): RegExp {
  const text = messagesOf(language, 'problems')[`rule.${rule}`] ?? messagesOf(language, 'content')[`rule_${rule}`]!;
  const parts = text.split(/\{\{\w+\}\}/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
}
