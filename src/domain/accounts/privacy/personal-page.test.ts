import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { personalPage } from './personal-page.ts';

describe('the page of personal data', () => {
  test('says in a sentence when it was made, with the names written out where the language asks for it', () => {
    const now = new Date('2026-12-14T09:30:00Z');
    const top = (language: 'en' | 'es' | 'fr') => personalPage({ language, appName: 'Senda', now, parts: [] }).top;
    assert.match(top('es'), /Creado el lunes, 14 de diciembre de 2026, 09:30 UTC\./);
    assert.match(top('fr'), /Créé le lundi 14 décembre 2026 à 9\u00a0h\u00a030 UTC\./);
    assert.match(top('en'), /Created on Mon,? 14 Dec 2026, 09:30 UTC\./);
  });
});
