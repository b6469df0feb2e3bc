import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#domain/settings/settings.ts';
import { offeredPercent } from './affiliate.ts';

test('what is offered is never more than the marketplace keeps', () => {
  const offered = (affiliatePercent: number, commissionPercent: number) =>
    offeredPercent({ ...defaultSettings(), affiliatePercent, commissionPercent });
  assert.deepEqual([offered(5, 15), offered(5, 3.5), offered(5, 0), offered(0, 15)], [5, 3, 0, 0]);
});
