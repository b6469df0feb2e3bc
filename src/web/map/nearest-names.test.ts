import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestNames } from './nearest-names.ts';

const sol = { name: 'Sol', latitude: 40.4168, longitude: -3.7035 };
const retiro = { name: 'Retiro', latitude: 40.414, longitude: -3.6835 };
const latina = { name: 'La Latina', latitude: 40.4105, longitude: -3.7105 };
const cercedilla = { name: 'Cercedilla', latitude: 40.741, longitude: -4.057 };

test('the nearest names of a map come with their distance, as exactly as it is known', () => {
  assert.deepEqual(nearestNames([retiro, sol, latina, cercedilla], { latitude: 40.4139, longitude: -3.7088 }), [
    { name: 'La Latina', metres: 400 },
    { name: 'Sol', metres: 600 },
  ]);
  assert.deepEqual(nearestNames([sol], { latitude: 40.4169, longitude: -3.7035 }), [{ name: 'Sol', metres: 100 }]);
  assert.deepEqual(nearestNames([retiro], sol), [{ name: 'Retiro', metres: 1500 }]);
  assert.deepEqual(nearestNames([cercedilla], sol), []);
});
