import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { compareDocuments } from './compare-documents.ts';
import { documentOf, fieldsOf } from './document-fields.ts';
import { mergeDocuments } from './merge-documents.ts';
import { emptyDocument, emptyOption, emptyUnit, type TourDocument, type TourOption } from './tour-document.ts';

const base = emptyDocument('one');
const withOption = (document: TourDocument, change: Partial<TourOption>): TourDocument => ({
  ...document,
  options: document.options.map((option) => ({ ...option, ...change })),
});

describe('a document of a tour', () => {
  test('is the same after it was taken apart into fields', () => {
    const document = withOption(
      { ...base, options: [emptyOption('one'), emptyOption('two')] },
      { units: [emptyUnit('child'), emptyUnit('adult')] },
    );
    assert.deepEqual(documentOf(fieldsOf(document)), document);
  });

  test('takes each field from the side that changed it', () => {
    const mine = { ...base, durationMinutes: 60, city: 'rome' };
    const theirs = withOption({ ...base, policy: 'strict' }, { capacity: 9 });
    const { merged, conflicts } = mergeDocuments(base, mine, theirs);
    assert.deepEqual(conflicts, []);
    assert.deepEqual(merged, withOption({ ...mine, policy: 'strict' }, { capacity: 9 }));
  });

  test('keeps mine where both changed a field differently, and names it', () => {
    const { merged, conflicts } = mergeDocuments(base, { ...base, city: 'rome' }, { ...base, city: 'porto' });
    assert.deepEqual([merged.city, conflicts], ['rome', ['city']]);
    assert.deepEqual(mergeDocuments(base, { ...base, city: 'rome' }, { ...base, city: 'rome' }).conflicts, []);
  });

  test('has the options that both have added, in an order', () => {
    const add = (id: string) => ({ ...base, options: [...base.options, emptyOption(id)] });
    const { merged, conflicts } = mergeDocuments(base, add('mine'), add('theirs'));
    assert.deepEqual(merged.options.map(({ id }) => id).sort(), ['mine', 'one', 'theirs']);
    assert.deepEqual(conflicts, []);
  });

  test('leaves no half of an option that one has removed while the other wrote on it', () => {
    const removed = { ...base, options: [] };
    const written = withOption(base, { capacity: 12 });
    for (const [mine, theirs] of [
      [removed, written],
      [written, removed],
    ] as const) {
      const { merged, conflicts } = mergeDocuments(base, mine, theirs);
      assert.deepEqual(merged.options, []);
      assert.deepEqual(conflicts, ['options.one.capacity']);
    }
  });

  test('differs by field, whatever the order of keys', () => {
    const reordered = { ...base, meetingPoint: { longitude: 2, latitude: 1 } };
    assert.deepEqual(compareDocuments({ ...base, meetingPoint: { latitude: 1, longitude: 2 } }, reordered), []);
    assert.deepEqual(compareDocuments(base, { ...base, city: 'nice' }), [
      { path: 'city', before: null, after: 'nice' },
    ]);
  });
});
