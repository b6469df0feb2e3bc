import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refundRuleOf, states, transitions } from './transition-table.ts';

describe('the table of transitions', () => {
  const rules = Object.entries(transitions);

  test('returns seats exactly where a booking leaves the states that take them', () => {
    for (const [name, { from, to, effects }] of rules) {
      const leaves = from.every((state) => state !== 'new' && states[state].takesSeats) && !states[to].takesSeats;
      assert.equal(effects.seats === 'return', leaves, name);
    }
  });

  test('refunds exactly where a booking ends without the trip, by policy where a traveller ends a confirmed one, and shares money when it is', () => {
    for (const [name, { by, from, to, effects }] of rules) {
      const refund =
        from.includes('confirmed') && by.includes('traveller')
          ? { traveller: 'refund by policy', supplier: 'refund all', operator: 'refund all' }
          : 'refund all';
      const other = to === 'confirmed' ? 'share' : undefined;
      // Whom its supplier moves pays and gets back nothing.
      const ofMove = by.includes('traveller') ? 'difference, by policy' : undefined;
      if (effects.seats === 'move') assert.equal(effects.money, ofMove, name);
      else if (effects.seats !== 'return some')
        assert.deepEqual(effects.money, states[to].takesSeats ? other : refund, name);
    }
  });

  test('lets a traveller cancel some of a booking exactly when all of it, by the same terms, and leaves the rest where it is', () => {
    for (const [ofSome, ofAll] of [
      ['cancel_items', 'cancel'],
      ['withdraw_items', 'withdraw'],
    ] as const) {
      const { by, from, to, guard, effects } = transitions[ofSome];
      assert.deepEqual([by, guard, from], [['traveller'], transitions[ofAll].guard, [to]], ofSome);
      assert.ok(transitions[ofAll].from.includes(to), ofSome);
      assert.equal(effects.money, refundRuleOf(ofAll, 'traveller'), ofSome);
    }
    const some = rules.filter(([, { effects }]) => effects.seats === 'return some');
    assert.equal(some.length, 2);
  });

  test('says how a booking begins: a traveller holds, requests or confirms it', () => {
    const beginnings = rules.filter(([, { from }]) => from.includes('new'));
    assert.deepEqual(
      beginnings.map(([name]) => name),
      ['hold', 'request', 'confirm'],
    );
    for (const [name, { to, by }] of beginnings) assert.ok(states[to].takesSeats && by.includes('traveller'), name);
  });

  test('leaves what is not placed or not paid to its traveller and the clock unless its departure is called off, and requests to who runs the tour', () => {
    const actorsFrom = (state: 'new' | 'on_hold') =>
      new Set(rules.flatMap(([name, { from, by }]) => (from.includes(state) && name !== 'call_off' ? by : [])));
    assert.deepEqual(actorsFrom('new'), new Set(['traveller']));
    assert.deepEqual(actorsFrom('on_hold'), new Set(['traveller', 'clock']));
    const confirms = rules.filter(([, { from, to }]) => from.includes('pending') && to === 'confirmed');
    assert.deepEqual(
      confirms.map(([, { by }]) => by),
      [['supplier', 'operator']],
    );
  });

  test('lets the clock act from a deadline on, and only the clock', () => {
    for (const [name, { by, deadline }] of rules) assert.equal(deadline !== undefined, by.includes('clock'), name);
  });
});
