// Who sells without the details that the yearly report needs: asked, reminded, and paused.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { operator as worldOperator } from '#world/operator.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newEmail } from '#test/browser.ts';
import { newMember, newOwner, newStaff } from '#test/identities.ts';
import { dropCachedSettings } from '#domain/settings/settings-queries.ts';
import { suspendToursOf } from '#domain/catalogue/sale.ts';
import { setSalesPaused } from '#domain/suppliers/supplier-queries.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { findRequest } from './request-queries.ts';

const company = { kind: 'entity', tin: 'B-54550101', tinCountry: 'ES' };

describe('a request for tax details', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const actOn = (supplierId: string, act: string, token: string) =>
    app.send('POST', `/api/admin/suppliers/${supplierId}/${act}`, {
      token,
      body: { reason: 'A complaint, and its end.' },
    });

  const run = async () => {
    await recurringJobs['ask-for-tax-details']!.run(app.services);
    await app.jobs.runDue();
  };
  const requestOf = async (token: string) =>
    (await app.send('GET', '/api/supplier/tax-details', { token })).body.request;
  const mailsTo = async (email: string, event: string) => {
    const { rows } = await sql<{ event: string; subject: string; bodyText: string }>`
      select split_part(event, ':', 1) as event, subject, body_text from mails
      where recipient = ${email} and event like ${event} order by created_at, id`.execute(db());
    return rows;
  };

  async function newSeller() {
    const owner = await newOwner(app);
    const { supplierId } = owner;
    const sold = await createTestTour();
    const email = newEmail('office');
    await sql`update tours set supplier_id = ${supplierId} where id = ${sold.id}`.execute(db());
    await sql`update suppliers set email = ${email} where id = ${supplierId}`.execute(db());
    // Of others no days pass: those of the world would be paused.
    const daysPass = (days: number) =>
      sql`update supplier_tax_requests set requested_at = requested_at - make_interval(days => ${days}),
        first_reminder_at = first_reminder_at - make_interval(days => ${days}),
        second_reminder_at = second_reminder_at - make_interval(days => ${days})
        where supplier_id = ${supplierId}`.execute(db());
    const isOnSale = async () => (await app.send('GET', `/api/tours/${sold.id}`)).status === 200;
    return { owner, supplierId, sold, email, daysPass, isOnSale };
  }

  test('requests them from sellers, reminds twice, and pauses sales after 60 days until they are given', async () => {
    const { owner, sold, email, supplierId, daysPass, isOnSale } = await newSeller();
    const operator = await newStaff(app, 'operator');
    const left = await newSeller();
    await sql`delete from supplier_members where supplier_id = ${left.supplierId}`.execute(db());

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
    assert.equal(await findRequest(db(), left.supplierId), undefined, 'nobody is left who could answer');
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
    await app.jobs.runDue();
    const [restored] = await mailsTo(email, 'suspension.supplier_restore:%');
    assert.match(restored!.bodyText, /its tours stay off sale until you give us/);
    await sql`update tours set status = 'published' where id = ${sold.id}`.execute(db());
    assert.equal(await isOnSale(), false);
    const { id, token } = await newMember(app, supplierId, 'manager');
    await sql`update supplier_members set role = 'owner' where user_id = ${id}`.execute(db());
    // Of a demo account no second factor is required, so that nothing has read the settings before it saves.
    await sql`update users set is_demo = true where id = ${id}`.execute(db());
    dropCachedSettings(app.services);
    assert.equal((await app.send('PUT', '/api/supplier/tax-details', { token, body: company })).status, 200);
    assert.deepEqual([await isOnSale(), await requestOf(token)], [true, null]);
    await app.jobs.runDue();
    assert.deepEqual((await mailsTo(email, 'tax.%')).map(({ event }) => event).toSorted(), [
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

  test('pauses no supplier before a reminder that named the day, and then whatever is published at the same time', async () => {
    const { owner, supplierId, sold, email, daysPass, isOnSale } = await newSeller();
    await setSetting(app, 'taxDetailsEnforced', false);
    for (let day = 0; day < 100; day += 20) {
      await run();
      await daysPass(20);
    }
    await setSetting(app, 'taxDetailsEnforced', true);
    assert.equal((await requestOf(owner.token)).pausesAt, null);
    await run();
    await run();
    const reminders = await mailsTo(email, 'tax.second_reminder:%');
    const saysDay = /Before .+\. From then on we pause/;
    assert.deepEqual(reminders.map(({ bodyText }) => saysDay.test(bodyText)).toSorted(), [false, true]);
    const { secondReminderAt, pausesAt } = await requestOf(owner.token);
    assert.equal((Date.parse(pausesAt) - Date.parse(secondReminderAt)) / 86_400_000, 14);
    await daysPass(13);
    await run();
    assert.equal(await isOnSale(), true);

    await daysPass(1);
    await sql`update tours set status = 'paused' where id = ${sold.id}`.execute(db());
    const [isPaused, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pause = app.services.database.transaction(async (transaction) => {
      await setSalesPaused(transaction, supplierId, app.services.clock.now());
      await suspendToursOf(transaction, supplierId);
      isPaused.resolve();
      await mayCommit.promise;
    });
    await isPaused.promise;
    const publication = sql`update tours set status = 'published' where id = ${sold.id}`.execute(db());
    await setTimeout(100);
    mayCommit.resolve();
    await Promise.all([pause, publication]);
    assert.equal(await isOnSale(), false);

    const operator = await newStaff(app, 'operator');
    assert.equal((await actOn(supplierId, 'suspension', operator.token)).status, 200);
    await setSetting(app, 'taxDetailsEnforced', false);
    await run();
    await setSetting(app, 'taxDetailsEnforced', true);
    assert.equal((await findRequest(db(), supplierId))!.pausedAt, null);
    assert.deepEqual(await mailsTo(email, 'tax.resumed:%'), [], 'its tours are off sale still');
  });
});
