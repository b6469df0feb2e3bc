import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortPrice } from './short-price.ts';

test('a price in a cell of the calendar is rounded, and names its currency where there is room', () => {
  const price = (
    priceMinor: number,
    currency: 'EUR' | 'NOK' | 'ISK' | 'AUD' | 'MAD' | 'GBP',
    chargedCurrency = currency,
  ) => (['en', 'es', 'fr'] as const).map((language) => shortPrice({ priceMinor, currency, chargedCurrency }, language));
  assert.deepEqual(price(5800, 'EUR'), ['€58', '58€', '58€']);
  assert.deepEqual(price(9334, 'EUR'), ['€94', '94€', '94€']);
  assert.deepEqual(price(5860, 'EUR', 'NOK'), ['≈€59', '≈59€', '≈59€']);
  assert.deepEqual(price(16_900, 'AUD'), ['A$169', '169', '169']);
  assert.deepEqual(price(9900, 'MAD'), ['99', '99', '99']);
  assert.deepEqual(price(2800, 'GBP'), ['£28', '28', '28']);
  assert.equal(price(125_000, 'NOK')[0], '1,250');
  assert.deepEqual(price(36_850, 'ISK'), ['36,850', '36.850', '36\u202f850']);
  assert.deepEqual(price(150_100, 'ISK'), ['151K', '151\u00a0mil', '151\u00a0k']);
});
