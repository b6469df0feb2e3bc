import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offerFor } from './offer-for.ts';

const settings = { availableLanguages: ['en', 'es', 'fr'], availableCurrencies: ['USD', 'EUR', 'GBP'] } as const;
const page = { language: 'en', currency: 'USD', settings: { ...settings } } as never;
const browser = (...languages: string[]) => ({ languages, hasChosenLanguage: false, hasChosenCurrency: false });

describe('an offer', () => {
  it('is the language that the browser prefers among ours', () => {
    assert.deepEqual(offerFor(browser('es-MX', 'en'), page), { language: 'es' });
    assert.deepEqual(offerFor(browser('ca', 'fr', 'en'), page), { language: 'fr' });
  });

  it('is the currency of the browser’s region if the language is right', () => {
    assert.deepEqual(offerFor(browser('en-GB'), page), { currency: 'GBP' });
    assert.deepEqual(offerFor(browser('en-IE'), page), { currency: 'EUR' });
  });

  it('is not made where nothing else would be shown', () => {
    assert.equal(offerFor(browser('en-US'), page), null);
    assert.equal(offerFor(browser('en'), page), null, 'no region');
    assert.equal(offerFor(browser('en-AU'), page), null, 'a currency that is not on offer');
    assert.equal(offerFor(browser('de', 'zh-Hans'), page), null, 'languages that are not ours');
    assert.equal(offerFor(browser('*', '-'), page), null, 'no language tags');
    assert.equal(offerFor(browser(), page), null);
  });

  it('leaves alone what was chosen', () => {
    assert.deepEqual(offerFor({ ...browser('es-ES'), hasChosenLanguage: true }, page), { currency: 'EUR' });
    assert.equal(offerFor({ ...browser('en-GB'), hasChosenCurrency: true }, page), null);
  });
});
