import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { filterParameters, searchFilterNames } from '#kernel/search-filters.ts';
import { hasFilters, hrefWith, mapHref, withoutAll } from '#web/search/results-address.ts';
import { explorerPath, path, resultsHref } from './explorer-address.ts';

const everyFilter = filterParameters(searchFilterNames).map((name) => `${name}=1`);
const trip = 'date=2031-05-01&adults=2&children=1';
const search = ['q=wine', trip, 'sort=price', ...everyFilter].join('&');
/** The way to the map and back. */
function thereAndBack(query: string, place?: string, activity?: string): string {
  const map = new URL(mapHref(`?${query}`, place, activity), 'http://map').searchParams;
  return resultsHref(map.toString(), map.get('place'));
}

describe('from a list to the map and back', () => {
  test('date, party, text, order and every filter are preserved', () => {
    assert.equal(thereAndBack(search), `/search?${search}`);
    assert.equal(thereAndBack(search, 'lisbon', 'food-and-wine-tc48'), `/lisbon-l475/food-and-wine-tc48?${search}`);
  });

  test('an activity that is no category is preserved as well', () =>
    assert.equal(thereAndBack('', 'lisbon-l475', 'kayak-at-dawn-tc48'), '/lisbon-l475/kayak-at-dawn-tc48'));

  test('the page is not: the map has none', () => assert.equal(thereAndBack('page=2', 'lisbon'), '/lisbon-l475'));

  test('they are preserved from place to place, too', () => {
    assert.equal(explorerPath(`${search}&place=lisbon`, 'porto-l475'), `/explorer?${search}&place=porto-l475`);
    assert.equal(explorerPath(`${search}&place=lisbon`, null), `/explorer?${search}`);
  });
});

describe('clearing the filters of the map', () => {
  test('leaves place, party and order', () => {
    assert.ok(hasFilters(search, withoutAll));
    const left = hrefWith(path, `${search}&category=music&place=lisbon`, withoutAll);
    assert.equal(left, '/explorer?adults=2&children=1&sort=price&place=lisbon');
    assert.equal(hasFilters(left.split('?')[1]!, withoutAll), false);
  });
});
