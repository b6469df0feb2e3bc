import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactHref, messageMax, readContactPrefill } from './contact-prefill.ts';

test('a link to the contact form fills in its topic and message, whatever signs they have', () => {
  const prefill = { topic: 'partners', message: 'Please add this city: Évora & around' };
  const { pathname, search } = new URL(contactHref(prefill), 'http://here');
  assert.equal(pathname, '/contact');
  assert.deepEqual(readContactPrefill(search), prefill);
});

test('an unknown topic is left out, and a message is no longer than the form takes', () => {
  assert.deepEqual(readContactPrefill('?topic=money&message='), {});
  assert.equal(readContactPrefill(`?message=${'x'.repeat(messageMax + 1)}`).message?.length, messageMax);
});
