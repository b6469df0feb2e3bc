// Taxes that two processes add at the same moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { taxesMax } from '#contract/suppliers/taxes.ts';
import { newId } from '#kernel/ids.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { testApp } from '#test/app.ts';
import { newOwner } from '#test/identities.ts';
import { insertTax } from './tax-queries.ts';

test('a tax that is added while another process adds the last one is refused', async () => {
  const app = await testApp();
  const { token, supplierId } = await newOwner(app);
  const names = { en: 'Fee' };
  const add = () => app.send('POST', '/api/supplier/taxes', { token, body: { names, perPersonMinor: 100 } });
  for (let number = 1; number < taxesMax; number++) assert.equal((await add()).status, 201);
  const { promise: isInserted, resolve: inserted } = Promise.withResolvers<void>();
  const elsewhere = app.services.database.db.transaction().execute(async (transaction) => {
    await lockSupplier(transaction, supplierId);
    const scope = { tourId: null, optionId: null, placeId: null, place: null };
    const tax = { id: newId(), names, basisPoints: null, perPersonMinor: 100, ...scope, createdAt: new Date() };
    await insertTax(transaction, supplierId, tax);
    inserted();
    await setTimeout(300);
  });
  await isInserted;
  const [{ status, body: refused }] = await Promise.all([add(), elsewhere]);
  assert.equal(status, 422);
  assert.deepEqual([refused.fields[0].field, refused.fields[0].rule], ['names', 'too_many']);
  const { body } = await app.send('GET', '/api/supplier/taxes', { token });
  assert.equal(body.data.length, taxesMax);
});
