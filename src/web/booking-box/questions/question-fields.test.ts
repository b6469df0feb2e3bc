import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { QuestionView } from '#contract/bookings/booking-questions.ts';
import { brokenRule, fieldsOf, answersOf } from './question-fields.ts';

const question = (part: Partial<QuestionView>): QuestionView => ({
  id: 'q',
  kind: 'text',
  per: 'booking',
  required: true,
  beforeBooking: true,
  label: 'Question',
  note: null,
  choices: [],
  least: null,
  most: null,
  body: null,
  version: null,
  ...part,
});

describe('answers before a booking', () => {
  test('are wrong where the server would say so', () => {
    const height = question({ kind: 'number', least: 140, most: 210 });
    const rules = ['', '  ', 'tall', '1.5', '139', '211', ' 180 '].map(
      (value) => brokenRule(height, value)?.rule ?? null,
    );
    assert.deepEqual(rules, ['required', 'required', 'format', 'format', 'too_small', 'too_big', null]);
    assert.equal(brokenRule(question({ kind: 'waiver' }), 'accepted'), null);
  });

  test('are of the party that books, also after it was larger', () => {
    const fields = fieldsOf([question({ id: 'once' }), question({ id: 'each', per: 'person' })], 2);
    const values = { 'answers.once.0': ' a ', 'answers.each.1': 'b', 'answers.each.2': 'c', 'answers.each.3': 'd' };
    assert.deepEqual(answersOf(fields, values, undefined), {
      answers: [
        { questionId: 'once', person: 0, value: 'a' },
        { questionId: 'each', person: 1, value: 'b' },
        { questionId: 'each', person: 2, value: 'c' },
      ],
    });
    assert.deepEqual(answersOf([], {}, 'point'), { pickupPointId: 'point' });
  });
});
