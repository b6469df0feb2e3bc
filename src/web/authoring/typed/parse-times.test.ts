import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePeriods, parseTimes } from './parse-times.ts';

test('a start time in the evening is read as one, however it is written', () => {
  for (const typed of [
    '6:30 pm',
    '6.30pm',
    '6:30 P.M.',
    '6:30 p. m.',
    '18h30',
    '18.30',
    '1830',
    '18:30',
    '18 h 30',
    '6:30\u202fpm',
    '18:30 h',
  ])
    assert.deepEqual(parseTimes(typed), ['18:30'], typed);
  for (const typed of ['7 PM', '7pm', '19', '19h', '19:00 hrs']) assert.deepEqual(parseTimes(typed), ['19:00'], typed);
  assert.deepEqual(parseTimes('12 am, 12 pm, 12:30 am'), ['00:00', '00:30', '12:00']);
  assert.deepEqual(parseTimes('930'), ['09:30']);
});

test('several start times are separated by commas, spaces, lines or a word, and are stored once and in order', () => {
  for (const typed of [
    '6pm, 9.30',
    '9:30 18:00',
    '9:30 am 6 pm',
    '9h30 et 18h',
    '09:30;18:00,',
    '9:30\n6 pm and 18:00',
  ])
    assert.deepEqual(parseTimes(typed), ['09:30', '18:00'], typed);
  assert.deepEqual(parseTimes('  '), []);
});

test('what is no time of day is refused as a whole and not left out', () => {
  for (const typed of [
    '25:00',
    '10:75',
    '13 pm',
    '0 am',
    '6:30 p',
    '10:',
    'noon',
    '10:00, noon',
    '10,30',
    '10:0000',
    '6 pmx',
    '12345',
    '6-8pm',
    '-6',
  ])
    assert.equal(parseTimes(typed), undefined, typed);
});

test('opening hours are read in both clocks; where only the end says pm they are refused', () => {
  const expected = [
    { from: '09:00', to: '13:00' },
    { from: '16:00', to: '20:30' },
  ];
  for (const typed of [
    '9–13, 16:00-20.30',
    '4 pm to 8:30 pm; 9 am - 1 pm',
    '16h à 20h30, 9h à 13h',
    '9 a 13, 16 a 20:30',
  ])
    assert.deepEqual(parsePeriods(typed), expected, typed);
  assert.deepEqual(parsePeriods('9 am–1 pm'), [{ from: '09:00', to: '13:00' }]);
  for (const typed of ['6–8 pm', '9', '9–', '9–12–13', '9–25', 'always'])
    assert.equal(parsePeriods(typed), undefined, typed);
  assert.deepEqual(parsePeriods(''), []);
});
