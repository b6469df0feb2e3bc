import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { adultsMax, childrenMax } from './party.ts';
import { emptyTrip, hrefWithTrip, readTrip, withoutUnusedTrip, withTrip } from './trip-context.ts';

const today = '2026-08-01';
const read = (query: string) => readTrip(new URLSearchParams(query), today);

describe('date and party of an address', () => {
  test('are read as they were written', () => {
    const trip = { date: '2026-08-04', adults: 2, children: 1, departure: '0199c0de-0000-7000-8000-000000000000' };
    assert.deepEqual(readTrip(withTrip(new URLSearchParams(), trip), today), trip);
    const withTickets = { ...emptyTrip, adults: 2, children: 3, units: 'infant-1_family-1' };
    const query = withTrip(new URLSearchParams('units=adult-9'), withTickets);
    assert.equal(query.toString(), 'adults=2&children=3&units=infant-1_family-1');
    assert.deepEqual(readTrip(query, today), withTickets);
  });

  test('count as missing where they are invalid, each by itself', () => {
    assert.deepEqual(read('date=tomorrow&adults=2&children=1'), { date: '', adults: 2, children: 1 });
    assert.deepEqual(read('date=2026-02-30&adults=-99&children=1.1'), emptyTrip);
    assert.deepEqual(read('date=2026-08-04&adults=two&children=-1'), { ...emptyTrip, date: '2026-08-04' });
    assert.deepEqual(read('adults=0&children=1.5'), emptyTrip);
    assert.deepEqual(read('adults=&children='), emptyTrip);
    assert.deepEqual(read('units=<b>'), emptyTrip);
  });

  test('are the largest party that can book at once where more are wanted', () => {
    assert.deepEqual(read('adults=30&children=11'), { date: '', adults: adultsMax, children: childrenMax });
  });

  test('leave out a day that is over, and its departure', () => {
    assert.deepEqual(read('date=2026-07-31&departure=abc'), emptyTrip);
    assert.equal(read('date=2026-08-01').date, '2026-08-01');
    assert.equal(readTrip(new URLSearchParams('date=2020-01-01')).date, '');
  });

  test('keep to the limits of a party, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (date, adults, children) => {
        const trip = readTrip(new URLSearchParams({ date, adults, children }), today);
        assert.ok(trip.adults >= 1 && trip.adults <= adultsMax && trip.children >= 0 && trip.children <= childrenMax);
        assert.ok(trip.date === '' || trip.date >= today);
      }),
    );
  });

  test('join an address and replace what it had, and nothing else', () => {
    const trip = { date: '2026-08-04', adults: 2, children: 0 };
    assert.equal(hrefWithTrip('/tour/kayak', trip), '/tour/kayak?date=2026-08-04&adults=2&children=0');
    assert.equal(
      hrefWithTrip('/search?q=wine&date=2026-09-01&departure=abc', trip),
      '/search?q=wine&date=2026-08-04&adults=2&children=0',
    );
    assert.equal(hrefWithTrip('/tour/kayak?adults=3', emptyTrip), '/tour/kayak');
    assert.equal(hrefWithTrip('/tour/kayak', { ...emptyTrip, date: '2026-08-04' }), '/tour/kayak?date=2026-08-04');
  });

  test('are left out of a list that does not depend on them: a party without a day', () => {
    const used = (query: string) => withoutUnusedTrip(new URLSearchParams(query)).toString();
    assert.equal(used('q=wine&adults=2&children=1'), 'q=wine');
    assert.equal(used('date=2020-01-01&adults=2'), '');
    assert.equal(used('date=2999-01-01&adults=2'), 'date=2999-01-01&adults=2&children=0');
    assert.equal(used('tag=sea'), 'tag=sea');
  });
});
