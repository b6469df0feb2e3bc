import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptySchedule, emptyOption, emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import { unreadableIn, type UnreadableFields, withUnreadable } from './unreadable-fields.ts';

const none: UnreadableFields = new Map();
const typed = { typed: 'noon', isLeft: true };
const times = 'options.0.schedules.1.startTimes';
const option = { ...emptyOption('one'), schedules: [emptySchedule(), emptySchedule()] };
const twoSeasons = { ...emptyDocument('one'), options: [option] };

test('a field that cannot be read is known until it can be read or is removed', () => {
  const fields = withUnreadable(none, times, typed, twoSeasons);
  assert.deepEqual([...fields], [[times, typed]]);
  assert.equal(withUnreadable(fields, times, { ...typed }, twoSeasons), fields);
  assert.equal(withUnreadable(fields, times, null, twoSeasons).size, 0);
  assert.equal(unreadableIn(fields, twoSeasons), fields);
  const oneSeason = { ...twoSeasons, options: [{ ...option, schedules: [emptySchedule()] }] };
  assert.equal(unreadableIn(fields, oneSeason).size, 0);
});

test('a field that is no part of the tour, such as one of the price examples, is never unsaved', () => {
  assert.equal(withUnreadable(none, 'options.0.example.people', typed, twoSeasons), none);
});
