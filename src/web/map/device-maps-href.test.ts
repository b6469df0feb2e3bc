import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceMapsHref, mapsOnTheWeb } from './device-maps-href.ts';

const fish = { latitude: 41.386, longitude: 2.1965 };

test("a place on a phone opens in the phone's own app of maps", () => {
  const of = (device: string) =>
    deviceMapsHref(fish, 'The fish (by the sea)', `Mozilla/5.0 (${device}) AppleWebKit/537.36`);
  assert.equal(of('Linux; Android 15; Pixel 9'), 'geo:41.386,2.1965?q=41.386,2.1965(The%20fish%20by%20the%20sea)');
  assert.equal(of('Linux; Android 15; Pixel 9 Build/BP1A; wv'), undefined);
  assert.equal(
    of('iPhone; CPU iPhone OS 18_0 like Mac OS X'),
    'https://maps.apple.com/?ll=41.386,2.1965&q=The%20fish%20by%20the%20sea',
  );
  for (const computer of ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7'])
    assert.equal(of(computer), undefined);
});

test('a place on a computer opens in the maps that one chooses', () => {
  const hrefs = mapsOnTheWeb(fish, 'The fish').map(({ href }) => href);
  assert.deepEqual(hrefs, [
    'https://maps.apple.com/?ll=41.386,2.1965&q=The%20fish',
    'https://www.google.com/maps/search/?api=1&query=41.386,2.1965',
    'https://www.openstreetmap.org/?mlat=41.386&mlon=2.1965#map=17/41.386/2.1965',
  ]);
});
