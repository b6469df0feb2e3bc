import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { createAdmission, type Admission } from './admission.ts';
import { createAdaptiveLimit } from './adaptive-limit.ts';
import { createRequestQueue, type QueueLimits } from './request-queue.ts';

const limits = {
  first: { slots: { min: 2, max: 2 }, queue: { maxLength: 3, maxWaitMs: 1000 } },
  later: { slots: { min: 1, max: 1 }, queue: { maxLength: 2, maxWaitMs: 1000 } },
};

describe('admission', () => {
  let gate: Admission<'first' | 'later'>;
  let events: string[];
  let release: Map<string, () => void>;
  beforeEach(() => {
    gate = createAdmission(limits, { nextTurn: (work) => work() });
    events = [];
    release = new Map();
  });
  const enter = (name: string, requestClass: 'first' | 'later' = 'first') =>
    gate.enter(requestClass, {
      start: (done) => void (events.push(name), release.set(name, done)),
      reject: () => void events.push(`not ${name}`),
    });
  const stateOf = (requestClass: 'first' | 'later') => {
    const { active, queued } = gate.state(requestClass);
    return [active, queued];
  };

  test('fills its slots, queues a bounded number in order, and rejects the rest at once', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) enter(name);
    assert.deepEqual(events, ['a', 'b', 'not f']);
    release.get('b')!();
    release.get('a')!();
    assert.deepEqual(events, ['a', 'b', 'not f', 'c', 'd']);
    assert.deepEqual(stateOf('first'), [2, 1]);
    assert.equal(gate.state('first').rejected, 1);
  });

  test('frees a slot once, however often it is released', () => {
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    release.get('a')!();
    release.get('a')!();
    assert.deepEqual(stateOf('first'), [2, 1]);
  });

  test('skips a queued request that was cancelled', () => {
    enter('a');
    enter('b');
    const cancel = enter('c');
    enter('d');
    cancel();
    cancel();
    release.get('a')!();
    assert.deepEqual(events, ['a', 'b', 'd']);
    assert.deepEqual(stateOf('first'), [2, 0]);
  });

  test('limits each class by itself: a full one takes nothing from another', () => {
    for (const name of ['a', 'b', 'c']) enter(name, 'later');
    enter('x');
    assert.deepEqual(events, ['a', 'x']);
  });

  test('handles arrivals before it starts a queued request, for eight turns at most', () => {
    const turns: (() => void)[] = [];
    const paced = createAdmission(limits, { nextTurn: (work) => turns.push(work) });
    const begun: (() => void)[] = [];
    const arrive = () => void paced.enter('first', { start: (done) => void begun.push(done), reject: () => {} });
    for (let turn = 0; turn < 4; turn++) arrive();
    begun[0]!();
    arrive();
    for (let turn = 0; turn < 8; turn++) {
      turns.shift()!();
      arrive();
      assert.equal(begun.length, 2);
    }
    turns.shift()!();
    assert.equal(begun.length, 3);
    begun[1]!();
    turns.shift()!();
    assert.equal(begun.length, 4);
  });

  test('fills all free slots when handling arrivals took long', () => {
    const turns: (() => void)[] = [];
    let nowMs = 0;
    const paced = createAdmission(limits, { nextTurn: (work) => turns.push(work), now: () => nowMs });
    const begun: (() => void)[] = [];
    const arrive = () => void paced.enter('first', { start: (done) => void begun.push(done), reject: () => {} });
    for (let turn = 0; turn < 5; turn++) arrive();
    begun[0]!();
    begun[1]!();
    nowMs = 6;
    turns.shift()!();
    assert.equal(begun.length, 4);
  });

  test('has its minimum of slots while a higher-priority request is queued', () => {
    let nowMs = 0;
    const queue = { maxLength: 9, maxWaitMs: 1000 };
    const yielding = createAdmission<'first' | 'later'>(
      {
        first: { slots: { min: 1, max: 1 }, queue },
        later: { slots: { min: 1, max: 9 }, queue, yieldsTo: ['first'] },
      },
      { now: () => nowMs, utilisation: () => 0, nextTurn: (work) => work() },
    );
    let started = 0;
    const leaving: (() => void)[] = [];
    const request = { start: (done: () => void) => void (started++, leaving.push(done)), reject: () => {} };
    for (let turn = 0; turn < 9; turn++) yielding.enter('later', request);
    nowMs = 1000;
    leaving.shift()!();
    assert.deepEqual([started, yielding.state('later').slots], [6, 5]);
    yielding.enter('first', request);
    const cancel = yielding.enter('first', request);
    assert.deepEqual([started, yielding.state('later').slots], [7, 1]);
    leaving.shift()!();
    assert.equal(started, 7);
    cancel();
    leaving.shift()!();
    assert.deepEqual([started, yielding.state('later').active], [9, 5]);
  });
});

describe('a concurrency limiter', () => {
  const queue = { maxLength: 100, maxWaitMs: 1000 };

  test('with a share of the turn starts one on arrival and as many as fit, and leaves time to others', () => {
    const turns: (() => void)[] = [];
    const runTurn = () => turns.splice(0).forEach((work) => work());
    let nowMs = 0;
    const gate = createAdmission<'first' | 'later'>(
      {
        first: { slots: { min: 9, max: 9 }, queue },
        later: {
          slots: { min: 9, max: 9 },
          queue,
          yieldsTo: ['first'],
          turnShare: { aloneMs: 10, besideOthersMs: 4 },
        },
      },
      { nextTurn: (work) => turns.push(work), now: () => nowMs, utilisation: () => 0 },
    );
    let started = 0;
    // Each takes 2 ms of the loop and is served at once.
    const search = { start: (release: () => void) => (started++, (nowMs += 2), release()), reject: () => {} };
    for (let n = 0; n < 30; n++) gate.enter('later', search);
    assert.equal(started, 1);
    const runTurns = (count: number) => Array.from({ length: count }, runTurn);
    // A turn without arrivals, then one in which they are started.
    runTurns(3);
    assert.equal(started, 6);
    let endBooking = () => {};
    gate.enter('first', { start: (release) => (endBooking = release), reject: () => {} });
    runTurns(3);
    assert.equal(started, 8);
    endBooking();
    runTurns(2);
    assert.equal(started, 13);
  });

  test('on a busy loop has fewer slots next to a request of a higher priority', () => {
    let [nowMs, utilisation] = [0, 1];
    const gate = createAdmission<'first' | 'later'>(
      {
        first: { slots: { min: 9, max: 9 }, queue },
        later: { slots: { min: 4, max: 9, besideOthers: 1 }, queue, yieldsTo: ['first'] },
      },
      { nextTurn: (work) => work(), now: () => nowMs, utilisation: () => utilisation },
    );
    assert.equal(gate.state('later').slots, 4);
    let endBooking = () => {};
    gate.enter('first', { start: (release) => (endBooking = release), reject: () => {} });
    assert.equal(gate.state('later').slots, 1);
    const leaving: (() => void)[] = [];
    for (let n = 0; n < 6; n++) gate.enter('later', { start: (done) => void leaving.push(done), reject: () => {} });
    assert.equal(leaving.length, 1);
    // With time to spare the booking waits for nothing that these do.
    [nowMs, utilisation] = [1000, 0.3];
    leaving.shift()!();
    assert.ok(gate.state('later').slots > 4);
    [nowMs, utilisation] = [2000, 1];
    endBooking();
    assert.ok(gate.state('later').slots >= 4);
  });

  test('with an expected wait rejects on arrival a request that would wait longer, at the measured rate', () => {
    let nowMs = 0;
    const gate = createAdmission(
      {
        first: {
          slots: { min: 2, max: 2 },
          queue,
          expectedWait: { waitMs: 1000, saturatedFrom: 2, unmeasured: 50 },
        },
        later: { slots: { min: 1, max: 1 }, queue },
      },
      { nextTurn: (work) => work(), now: () => nowMs, utilisation: () => 0 },
    );
    const leaving: (() => void)[] = [];
    let rejected = 0;
    const enter = (count: number) => {
      for (let n = 0; n < count; n++)
        gate.enter('first', { start: (release) => void leaving.push(release), reject: () => void rejected++ });
    };
    enter(60);
    assert.deepEqual([rejected, gate.isFull('first')], [10, true]);
    // One every 100 ms: ten within the wait.
    for (let n = 0; n < 30; n++) {
      nowMs += 100;
      leaving.shift()!();
    }
    enter(1);
    assert.equal(rejected, 11);
    for (let n = 0; n < 12; n++) {
      nowMs += 100;
      leaving.shift()!();
    }
    assert.equal(gate.isFull('first'), false);
    enter(5);
    assert.deepEqual([rejected, gate.isFull('first')], [14, true]);
    // After a pause the old rate is no longer used.
    nowMs += 5000;
    assert.equal(gate.isFull('first'), false);
  });
});

describe('a request queue', () => {
  let nowMs = 0;
  let served: number[];
  let rejected: number[];
  const open = (given: Partial<QueueLimits> = {}) => {
    nowMs = 0;
    served = [];
    rejected = [];
    return createRequestQueue({ maxLength: 3, maxWaitMs: 1000, overload: { afterMs: 500, maxWaitMs: 50 }, ...given });
  };
  const queuedRequest = (name: number) => ({
    sinceMs: nowMs,
    start: () => void served.push(name),
    reject: () => void rejected.push(name),
  });

  test('is first in, first out while it gets short now and then, and rejects the new request when it is full', () => {
    const queue = open();
    queue.markShort(nowMs);
    for (const name of [1, 2, 3, 4]) queue.push(queuedRequest(name));
    queue.next(nowMs)!.start();
    assert.deepEqual([served, rejected], [[1], [4]]);
  });

  test('is last in, first out under overload, and rejects the oldest request', () => {
    const queue = open();
    queue.markShort(nowMs);
    for (const name of [1, 2, 3]) queue.push(queuedRequest(name));
    nowMs = 501;
    queue.push(queuedRequest(4));
    queue.next(nowMs)!.start();
    assert.deepEqual([served, rejected], [[4], [1]]);
  });

  test('allows the long wait in a burst and the short one under overload', () => {
    const queue = open();
    queue.markShort(nowMs);
    queue.push(queuedRequest(1));
    nowMs = 400;
    queue.push(queuedRequest(2));
    queue.shedExpired(nowMs);
    assert.deepEqual(rejected, []);
    nowMs = 520;
    queue.push(queuedRequest(3));
    queue.shedExpired(nowMs);
    assert.deepEqual(rejected, [1, 2]);
    // Rejecting all of them served no request: the overload continues.
    nowMs = 560;
    queue.shedExpired(nowMs);
    queue.push(queuedRequest(4));
    queue.push(queuedRequest(5));
    queue.next(nowMs)!.start();
    assert.deepEqual(served, [5]);
    queue.remove(queuedRequest(4));
    queue.next(nowMs);
    queue.next(nowMs);
    assert.equal(queue.next(nowMs), undefined);
    queue.markShort(nowMs);
    nowMs = 600;
    queue.push(queuedRequest(6));
    queue.push(queuedRequest(7));
    queue.next(nowMs)!.start();
    assert.deepEqual(served, [5, 6]);
  });

  test('without an overload rule is first in, first out up to the maximum wait', () => {
    const queue = open({ overload: undefined });
    queue.push(queuedRequest(1));
    nowMs = 999;
    queue.push(queuedRequest(2));
    queue.shedExpired(nowMs);
    queue.next(nowMs)!.start();
    assert.deepEqual([served, rejected], [[1], []]);
    nowMs = 2000;
    queue.shedExpired(nowMs);
    assert.deepEqual(rejected, [2]);
  });
});

describe('an adaptive limit', () => {
  test('grows while the loop has time and requests are queued, shrinks while it has none, at most ten times a second', () => {
    let utilisation = 0.2;
    const limit = createAdaptiveLimit(4, 9, () => utilisation);
    limit.update(0, false);
    assert.equal(limit.value, 4);
    limit.update(100, true);
    limit.update(150, true);
    assert.equal(limit.value, 6);
    limit.update(200, true);
    limit.update(300, true);
    assert.equal(limit.value, 9);
    utilisation = 0.99;
    limit.update(400, true);
    assert.equal(limit.value, 7);
    for (let turn = 5; turn < 12; turn++) limit.update(turn * 100, true);
    assert.equal(limit.value, 4);
  });
});
