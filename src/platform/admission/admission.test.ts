import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { admission, type Admission } from './admission.ts';
import { steeredLimit } from './steered-limit.ts';
import { waitingLine, type LineBounds } from './waiting-line.ts';

const bounds = {
  first: { places: { least: 2, most: 2 }, line: { most: 3, patienceMs: 1000 } },
  later: { places: { least: 1, most: 1 }, line: { most: 2, patienceMs: 1000 } },
};

describe('admission', () => {
  let gate: Admission<'first' | 'later'>;
  let told: string[];
  let leave: Map<string, () => void>;
  beforeEach(() => {
    gate = admission(bounds, { nextTurn: (work) => work() });
    told = [];
    leave = new Map();
  });
  const enter = (name: string, lane: 'first' | 'later' = 'first') =>
    gate.enter(lane, {
      start: (done) => void (told.push(name), leave.set(name, done)),
      refuse: () => void told.push(`not ${name}`),
    });
  const stateOf = (lane: 'first' | 'later') => {
    const { atWork, waiting } = gate.state(lane);
    return [atWork, waiting];
  };

  test('starts as many as there are places, lets some wait in order, and refuses the rest at once', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) enter(name);
    assert.deepEqual(told, ['a', 'b', 'not f']);
    leave.get('b')!();
    leave.get('a')!();
    assert.deepEqual(told, ['a', 'b', 'not f', 'c', 'd']);
    assert.deepEqual(stateOf('first'), [2, 1]);
    assert.equal(gate.state('first').refused, 1);
  });

  test('gives a place back once, however often it is told', () => {
    for (const name of ['a', 'b', 'c', 'd']) enter(name);
    leave.get('a')!();
    leave.get('a')!();
    assert.deepEqual(stateOf('first'), [2, 1]);
  });

  test('passes over who went away while waiting', () => {
    enter('a');
    enter('b');
    const goAway = enter('c');
    enter('d');
    goAway();
    goAway();
    leave.get('a')!();
    assert.deepEqual(told, ['a', 'b', 'd']);
    assert.deepEqual(stateOf('first'), [2, 0]);
  });

  test('keeps lanes apart: a full one takes nothing from another', () => {
    for (const name of ['a', 'b', 'c']) enter(name, 'later');
    enter('x');
    assert.deepEqual(told, ['a', 'x']);
  });

  test('looks at who arrives before the next one begins, for eight turns at most', () => {
    const turns: (() => void)[] = [];
    const paced = admission(bounds, { nextTurn: (work) => turns.push(work) });
    const begun: (() => void)[] = [];
    const arrive = () => void paced.enter('first', { start: (done) => void begun.push(done), refuse: () => {} });
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

  test('fills all free places when looking at who arrives took long', () => {
    const turns: (() => void)[] = [];
    let nowMs = 0;
    const paced = admission(bounds, { nextTurn: (work) => turns.push(work), now: () => nowMs });
    const begun: (() => void)[] = [];
    const arrive = () => void paced.enter('first', { start: (done) => void begun.push(done), refuse: () => {} });
    for (let turn = 0; turn < 5; turn++) arrive();
    begun[0]!();
    begun[1]!();
    nowMs = 6;
    turns.shift()!();
    assert.equal(begun.length, 4);
  });

  test('leaves a lane its least places while a lane it yields to has somebody waiting', () => {
    let nowMs = 0;
    const line = { most: 9, patienceMs: 1000 };
    const yielding = admission<'first' | 'later'>(
      {
        first: { places: { least: 1, most: 1 }, line },
        later: { places: { least: 1, most: 9 }, line, yieldsTo: ['first'] },
      },
      { now: () => nowMs, utilisation: () => 0, nextTurn: (work) => work() },
    );
    let started = 0;
    const leaving: (() => void)[] = [];
    const guest = { start: (done: () => void) => void (started++, leaving.push(done)), refuse: () => {} };
    for (let turn = 0; turn < 9; turn++) yielding.enter('later', guest);
    nowMs = 1000;
    leaving.shift()!();
    assert.deepEqual([started, yielding.state('later').places], [6, 5]);
    yielding.enter('first', guest);
    const goAway = yielding.enter('first', guest);
    assert.deepEqual([started, yielding.state('later').places], [7, 1]);
    leaving.shift()!();
    assert.equal(started, 7);
    goAway();
    leaving.shift()!();
    assert.deepEqual([started, yielding.state('later').atWork], [9, 5]);
  });
});

describe('a line', () => {
  let nowMs = 0;
  let served: number[];
  let refused: number[];
  const open = (given: Partial<LineBounds> = {}) => {
    nowMs = 0;
    served = [];
    refused = [];
    return waitingLine({ most: 3, patienceMs: 1000, standing: { afterMs: 500, patienceMs: 50 }, ...given });
  };
  const waiter = (name: number) => ({
    sinceMs: nowMs,
    start: () => void served.push(name),
    refuse: () => void refused.push(name),
  });

  test('serves who came first while it empties now and then, and turns the newcomer away when it is full', () => {
    const line = open();
    line.rest(nowMs);
    for (const name of [1, 2, 3, 4]) line.join(waiter(name));
    line.next(nowMs)!.start();
    assert.deepEqual([served, refused], [[1], [4]]);
  });

  test('serves who came last once it stands, and turns away who has waited longest', () => {
    const line = open();
    line.rest(nowMs);
    for (const name of [1, 2, 3]) line.join(waiter(name));
    nowMs = 501;
    line.join(waiter(4));
    line.next(nowMs)!.start();
    assert.deepEqual([served, refused], [[4], [1]]);
  });

  test('is patient with a burst and short with a crowd', () => {
    const line = open();
    line.rest(nowMs);
    line.join(waiter(1));
    nowMs = 400;
    line.join(waiter(2));
    line.dismiss(nowMs);
    assert.deepEqual(refused, []);
    nowMs = 520;
    line.join(waiter(3));
    line.dismiss(nowMs);
    assert.deepEqual(refused, [1, 2]);
    // Nobody was served by turning all away: it still is a standing line.
    nowMs = 560;
    line.dismiss(nowMs);
    line.join(waiter(4));
    line.join(waiter(5));
    line.next(nowMs)!.start();
    assert.deepEqual(served, [5]);
    line.leave(waiter(4));
    line.next(nowMs);
    line.next(nowMs);
    assert.equal(line.next(nowMs), undefined);
    line.rest(nowMs);
    nowMs = 600;
    line.join(waiter(6));
    line.join(waiter(7));
    line.next(nowMs)!.start();
    assert.deepEqual(served, [5, 6]);
  });

  test('without a rule for crowds serves in order to the end of its patience', () => {
    const line = open({ standing: undefined });
    line.join(waiter(1));
    nowMs = 999;
    line.join(waiter(2));
    line.dismiss(nowMs);
    line.next(nowMs)!.start();
    assert.deepEqual([served, refused], [[1], []]);
    nowMs = 2000;
    line.dismiss(nowMs);
    assert.deepEqual(refused, [2]);
  });
});

describe('a steered limit', () => {
  test('grows while the loop has time and somebody waits, shrinks while it has none, looks ten times a second', () => {
    let utilisation = 0.2;
    const limit = steeredLimit(4, 9, () => utilisation);
    limit.look(0, false);
    assert.equal(limit.value, 4);
    limit.look(100, true);
    limit.look(150, true);
    assert.equal(limit.value, 6);
    limit.look(200, true);
    limit.look(300, true);
    assert.equal(limit.value, 9);
    utilisation = 0.99;
    limit.look(400, true);
    assert.equal(limit.value, 7);
    for (let turn = 5; turn < 12; turn++) limit.look(turn * 100, true);
    assert.equal(limit.value, 4);
  });
});
