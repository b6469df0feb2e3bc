// Who sells without the details that the yearly report needs: asked, reminded, and paused.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { operator as worldOperator } from '#world/operator.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newEmail } from '#test/browser.ts';
import { newMember, newOwner, newStaff } from '#test/identities.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

const company = { kind: 'entity', tin: 'B-54550101', tinCountry: 'ES' };

describe('a request for tax details', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.read;
  const actOn = (supplierId: string, act: string, token: string) =>
    app.send('POST', `/api/admin/suppliers/${supplierId}/${act}`, {
      token,
      body: { reason: 'A complaint, and its end.' },
    });

  test('asks who sells, reminds twice, and pauses sales after 60 days until they are given', async () => {
    const [owner, operator] = [await newOwner(app), await newStaff(app, 'operator')];
    const { supplierId } = owner;
    const sold = await createTestTour();
    const email = newEmail('office');
    await sql`update tours set supplier_id = ${supplierId} where id = ${sold.id}`.execute(db());
    await sql`update suppliers set email = ${email} where id = ${supplierId}`.execute(db());
    const run = async () => {
      await recurringJobs['ask-for-tax-details']!.run(app.services);
      await app.jobs.runDue();
    };
    // Of others no days pass: those of the world would be paused.
    const daysPass = (days: number) =>
      sql`update supplier_tax_requests set requested_at = requested_at - make_interval(days => ${days}),
        first_reminder_at = first_reminder_at - make_interval(days => ${days}),
        second_reminder_at = second_reminder_at - make_interval(days => ${days})
        where supplier_id = ${supplierId}`.execute(db());
    const requestOf = async (token: string) =>
      (await app.send('GET', '/api/supplier/tax-details', { token })).body.request;
    const isOnSale = async () => (await app.send('GET', `/api/tours/${sold.id}`)).status === 200;

    await setSetting(app, 'operator', { ...worldOperator, taxNumber: undefined });
    await run();
    assert.equal(await requestOf(owner.token), null);
    await setSetting(app, 'operator', worldOperator);
    await run();
    await run();
    const { requestedAt, pausesAt, pausedAt } = await requestOf(owner.token);
    assert.deepEqual([(Date.parse(pausesAt) - Date.parse(requestedAt)) / 86_400_000, pausedAt], [60, null]);
    const { body: start } = await app.send('GET', '/api/supplier/start?from=2026-01-05', { token: owner.token });
    assert.equal(start.taxRequest?.pausesAt, pausesAt, JSON.stringify(start));
    for (let reminder = 1; reminder <= 2; reminder++) {
      await daysPass(19);
      await run();
      await daysPass(1);
      await run();
    }
    await daysPass(19);
    await run();
    assert.equal(await isOnSale(), true);
    await daysPass(1);
    await setSetting(app, 'taxDetailsEnforced', false);
    await run();
    assert.deepEqual([await isOnSale(), (await requestOf(owner.token)).pausesAt], [true, null]);
    await setSetting(app, 'taxDetailsEnforced', true);
    await run();
    assert.deepEqual([await isOnSale(), typeof (await requestOf(owner.token)).pausedAt], [false, 'string']);
    const { token: traveller } = await app.newTraveller();
    const departureId = sold.options[0].departures[0]!.id;
    const booked = await app.send('POST', '/api/bookings', {
      token: traveller,
      body: { tourId: sold.id, departureId, adults: 1 },
    });
    assert.equal(booked.status, 404);

    // Neither a restoration by an operator nor a publication ends the pause.
    for (const act of ['suspension', 'restoration'])
      assert.equal((await actOn(supplierId, act, operator.token)).status, 200, act);
    await sql`update tours set status = 'published' where id = ${sold.id}`.execute(db());
    assert.equal(await isOnSale(), false);
    const { id, token } = await newMember(app, supplierId, 'manager');
    await sql`update supplier_members set role = 'owner' where user_id = ${id}`.execute(db());
    assert.equal((await app.send('PUT', '/api/supplier/tax-details', { token, body: company })).status, 200);
    assert.deepEqual([await isOnSale(), await requestOf(token)], [true, null]);
    await app.jobs.runDue();
    const { rows } = await sql<{ event: string }>`
      select split_part(event, ':', 1) as event from mails where recipient = ${email} and event like 'tax.%'`.execute(
      db(),
    );
    assert.deepEqual(rows.map(({ event }) => event).toSorted(), [
      'tax.first_reminder',
      'tax.paused',
      'tax.request',
      'tax.resumed',
      'tax.second_reminder',
    ]);
    const { body: log } = await app.send('GET', `/api/admin/audit?subject=${supplierId}`, { token: operator.token });
    const acts = log.data.map(({ act }: { act: string }) => act);
    for (const act of ['supplier_pause_sales', 'supplier_resume_sales']) assert.ok(acts.includes(act), String(acts));
  });
});
