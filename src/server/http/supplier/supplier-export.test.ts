import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { newId } from '#kernel/ids.ts';
import { newSupplier } from '#domain/authoring/test-drafts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { supplierArchive } from './supplier-export.ts';

describe('what a supplier takes along', () => {
  let app: TestApp;
  let files: Record<string, string>;
  before(async () => {
    app = await testApp();
    const { token } = await app.signIn('supplier');
    files = await filesOf(token);
  });

  async function archive(token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request('http://localhost:3000/api/supplier/export', { headers });
    return app.app(request, { address: '127.0.0.1' });
  }

  async function filesOf(token: string): Promise<Record<string, string>> {
    const response = await archive(token);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-disposition')!, /mar-y-piedra-\d{4}-\d\d-\d\d\.zip/);
    const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  const table = (name: string) => parse<Record<string, string>>(files[name]!, { columns: true, bom: true });

  test('has a file of each kind of thing', () => {
    assert.deepEqual(Object.keys(files).toSorted(), [
      'answers.csv',
      'booking-items.csv',
      'bookings.csv',
      'departures.csv',
      'documents.csv',
      'entries-by-hand.csv',
      'messages.csv',
      'promo-codes.csv',
      'resources.csv',
      'reviews.csv',
      'tours.csv',
      'tours.json',
    ]);
  });

  test('has every booking of the list with its money, and its items add up to it', async () => {
    const { token } = await app.signIn('supplier');
    const { body } = await app.send('GET', '/api/supplier/bookings?pageSize=100', { token });
    const bookings = table('bookings.csv');
    assert.ok(bookings.length > 0);
    assert.equal(bookings.length, body.total);
    const exported = new Set(bookings.map(({ reference }) => reference));
    assert.ok(body.data.every(({ reference }: { reference: string }) => exported.has(reference)));
    for (const { reference, total } of bookings) {
      const items = table('booking-items.csv').filter((item) => item.reference === reference);
      const sum = items.reduce(
        (minor, { price, refund }) => minor + Math.round(100 * (Number(price) - Number(refund))),
        0,
      );
      assert.equal(sum, Math.round(100 * Number(total)), reference!);
    }
  });

  test('tours come back as drafts of another supplier, from the documents and from the table', async () => {
    // Other tests of the process write tours for the same supplier.
    const tours: object[] = JSON.parse(files['tours.json']!).tours.slice(-30);
    const one = await newSupplier(app);
    await importInto(one, 'json', JSON.stringify({ tours }), tours.length);
    const { body: own } = await app.send('GET', '/api/supplier', { token: one.token });
    const archive = supplierArchive(app.services, { id: own.id, currency: 'EUR' }, new Date());
    const bytes = Buffer.concat(await Array.fromAsync(archive));
    const csv = strFromU8(unzipSync(bytes)['tours.csv']!);
    await importInto(await newSupplier(app), 'csv', csv, tours.length);
  });

  async function importInto({ token }: { token: string }, format: string, content: string, count: number) {
    const headers = { 'idempotency-key': newId() };
    const sent = await app.send('POST', '/api/supplier/tour-imports', { token, body: { format, content }, headers });
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    assert.deepEqual([sent.body.created.length, sent.body.skipped], [count, 0], format);
  }

  test('is nothing for a traveller', async () => {
    const { token } = await app.newTraveller();
    assert.equal((await archive(token)).status, 403);
  });
});
