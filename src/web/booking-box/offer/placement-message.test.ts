import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Namespace } from '#contract/namespaces.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { ApiProblem, type ProblemShape } from '#web/runtime/api/call.ts';
import { translator } from '#web/runtime/api/t.ts';
import { placementMessage } from './placement-message.ts';

const t = translator('en', { of: (namespace: Namespace) => messagesOf('en', namespace) }, 'book-tour');
const barcelona = { timeZone: 'Europe/Madrid', city: 'Barcelona' };

const messageOf = (problem: ProblemShape, page: 'tour' | 'book') =>
  placementMessage({ state: 'refused', problem: new ApiProblem(problem) }, barcelona, { t, language: 'en', page });

describe('a booking that is refused', () => {
  test('because the places were sold says so, under the heading of the page', () => {
    const text = 'Those places have just been sold, and nothing has been booked.';
    const problem = { status: 409, code: 'sold_out' } as const;
    assert.deepEqual(messageOf(problem, 'book'), { text, detail: null });
    assert.deepEqual(messageOf(problem, 'tour'), { text: 'Booking failed', detail: text });
  });

  test('because the session is over says what to do, and that nothing is lost', () => {
    const { detail } = messageOf({ status: 401, code: 'session_required' }, 'tour')!;
    assert.equal(detail, 'Your session has ended. Sign in to continue: your date and party are kept.');
  });

  test('because the price has changed says that nothing was booked', () => {
    const problem = {
      status: 409,
      code: 'price_changed',
      title: 'The price has changed',
      detail: 'Check it.',
    } as const;
    assert.equal(messageOf(problem, 'book')!.text, 'The price has changed. Check it.');
  });

  test('by a server that fails is an error whose outcome is unknown', () => {
    const problem = { status: 500, code: 'internal', detail: 'The mistake is ours.' } as const;
    assert.deepEqual(messageOf(problem, 'book'), { text: 'Booking error', detail: 'The mistake is ours.' });
  });
});
