// Changes of suppliers' terms: their notice, their start by themselves, and what bookings keep.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newOwner } from '#test/identities.ts';
import { mailsTo } from '#test/mail-links.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { personalSupplier } from '../personal-supplier.ts';
import { changeSettingWithNotice } from './change-setting-with-notice.ts';
import { earliestStart } from '#kernel/choices/supplier-terms.ts';

const texts = (what: string) => ({ en: `${what} changes.`, es: `Cambia ${what}.`, fr: `${what} change ici.` });
const dayMs = 86_400_000;

describe('terms of suppliers', () => {
  let app: TestApp;
  let token: string;
  before(async () => void (app = await testApp()));
  // Weeks later the session of an operator is over.
  beforeEach(async () => {
    ({ token } = await app.signIn('operator'));
  });
  afterEach(() => app.moveClock(0));
  after(() => sql`delete from supplier_terms`.execute(app.services.database.db));
  after(() => sql`delete from settings`.execute(app.services.database.db));
  closeTestTours();
  checkInvariantsAfterEach();

  const announce = (body: object) => app.send('POST', '/api/admin/terms', { token, body });
  /** As of today: the session of the reader would have ended. */
  const own = async (supplier: { token: string }) =>
    app.moveClock(0) ?? (await app.send('GET', '/api/supplier/terms', { token: supplier.token })).body;
  const fieldOf = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields[0].field,
    body.fields[0].rule,
  ];
  const soon = () => earliestStart(new Date());
  async function newSupplier() {
    const owner = await newOwner(app);
    const { rows } = await sql<{ email: string }>`
      update suppliers set state = 'verified' where id = ${owner.supplierId} returning email`.execute(
      app.services.database.db,
    );
    return { ...owner, mail: rows[0]!.email };
  }

  test('that get worse are announced 15 days ahead, and start by themselves', async () => {
    const supplier = await newSupplier();
    const { supplierId } = supplier;
    const today = new Date().toISOString().slice(0, 10);
    const worse = { supplierId, commissionPercent: 20, texts: texts('The commission') };
    const dayBefore = new Date(Date.parse(soon()) - dayMs).toISOString().slice(0, 10);
    for (const startsOn of [today, dayBefore])
      assert.deepEqual(fieldOf(await announce({ ...worse, startsOn })), [422, 'startsOn', 'notice_days']);
    assert.deepEqual(fieldOf(await announce({ texts: worse.texts, startsOn: today })), [
      422,
      'startsOn',
      'notice_days',
    ]);
    const { status, body } = await announce({ ...worse, startsOn: soon() });
    assert.equal(status, 201);
    assert.deepEqual(fieldOf(await announce({ ...worse, commissionPercent: 30, startsOn: soon() })), [
      422,
      'commissionPercent',
      'pending',
    ]);
    await app.jobs.runDue();
    const [mail] = (await mailsTo(supplier.mail)).filter(({ event }) => event.startsWith('terms.announced'));
    assert.match(mail!.bodyText, /15% → 20%[^]*The commission changes/);
    assert.equal((await own(supplier)).commissionPercent, 15);
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    await app.jobs.runDue();
    const { commissionPercent, data } = await own(supplier);
    assert.deepEqual([commissionPercent, data[0].startedAt !== null], [20, true]);
    assert.deepEqual([(await app.send('GET', '/api/partner-terms')).body.commissionPercent], [15]);
  });

  test('that get better may start today, and a booking keeps the commission that it was sold at', async () => {
    const tour = await createTestTour({ starts: [`${dayAhead(9)}T10:00`] });
    const traveller = await app.newTraveller();
    const book = async () => {
      const { body } = await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { tourId: tour.id, date: dayAhead(9), adults: 1 },
      });
      assert.ok(body.id, JSON.stringify(body));
      const { rows } = await sql<{ part: number }>`
        select commission_minor::float8 * 100 / total_minor as part from bookings where id = ${body.id}`.execute(
        app.services.database.db,
      );
      return { id: body.id as string, part: Math.round(rows[0]!.part) };
    };
    const first = await book();
    const better = { supplierId: tour.supplierId, commissionPercent: 10, texts: texts('The commission') };
    assert.equal((await announce({ ...better, startsOn: new Date().toISOString().slice(0, 10) })).status, 201);
    await app.jobs.runDue();
    assert.deepEqual([first.part, (await book()).part], [15, 10]);
    const { rows } = await sql<{ part: number }>`
      select commission_minor::float8 * 100 / total_minor as part from bookings where id = ${first.id}`.execute(
      app.services.database.db,
    );
    assert.equal(Math.round(rows[0]!.part), 15);
    await sql`update suppliers set commission_percent = null where id = ${tour.supplierId}`.execute(
      app.services.database.db,
    );
  });

  test('of all suppliers leave the own commission of one alone, and are raised in no other way', async () => {
    const [ordinary, special] = [await newSupplier(), await newSupplier()];
    const db = app.services.database.db;
    await sql`update suppliers set commission_percent = 8 where id = ${special.supplierId}`.execute(db);
    const raised = await app.send('PUT', '/api/admin/settings/commissionPercent', { token, body: { value: '18' } });
    assert.deepEqual(fieldOf(raised), [422, 'commissionPercent', 'announce']);
    await assert.rejects(changeSettingWithNotice(app.services, 'commissionPercent', '18', null), {
      fields: [{ field: 'commissionPercent', rule: 'announce', params: { days: 15 } }],
    });
    const { body } = await announce({ commissionPercent: 18, startsOn: soon(), texts: texts('The commission') });
    await app.jobs.runDue();
    const told = async (email: string) => (await mailsTo(email)).some(({ event }) => event.startsWith('terms.'));
    assert.deepEqual([await told(ordinary.mail), await told(special.mail)], [true, false]);
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    assert.deepEqual([(await own(ordinary)).commissionPercent, (await own(special)).commissionPercent], [18, 8]);
    const reads = async (supplier: { token: string }) =>
      (await own(supplier)).data.some(({ id }: any) => id === body.id);
    assert.deepEqual([await reads(ordinary), await reads(special)], [true, false]);
  });

  test('are withdrawn before they start, with a mail, and not afterwards', async () => {
    const supplier = await newSupplier();
    const startsOn = soon();
    const { body } = await announce({ supplierId: supplier.supplierId, startsOn, texts: texts('The ranking') });
    const withdraw = () => app.send('POST', `/api/admin/terms/${body.id}/withdrawal`, { token });
    await app.jobs.runDue();
    assert.equal((await withdraw()).status, 200);
    await app.jobs.runDue();
    const events = (await mailsTo(supplier.mail)).map(({ event }) => event.split(':')[0]);
    assert.deepEqual(events.filter((event) => event!.startsWith('terms.')).toSorted(), [
      'terms.announced',
      'terms.withdrawn',
    ]);
    assert.deepEqual([(await withdraw()).body.code], ['terms_state']);
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    assert.equal((await own(supplier)).data[0].startedAt, null);
  });

  test('whose start was given up start with the next run, and may be withdrawn until then', async () => {
    const [late, withdrawn] = [await newSupplier(), await newSupplier()];
    const { commissionPercent } = await own(withdrawn);
    const announced = [];
    for (const { supplierId } of [late, withdrawn])
      announced.push(
        (await announce({ supplierId, commissionPercent: 21, startsOn: soon(), texts: texts('The commission') })).body,
      );
    await sql`delete from jobs where name = 'start-terms'`.execute(app.services.database.db);
    app.moveClock(Date.parse(announced[0].startsAt) - Date.now() + 1000);
    ({ token } = await app.signIn('operator'));
    const taken = await app.send('POST', `/api/admin/terms/${announced[1].id}/withdrawal`, { token });
    assert.equal(taken.status, 200, JSON.stringify(taken.body));
    await recurringJobs['start-overdue-terms']!.run(app.services);
    assert.deepEqual(
      [(await own(late)).commissionPercent, (await own(withdrawn)).commissionPercent],
      [21, commissionPercent],
    );
  });

  test('that would be a rise by their day, because the commission fell further meanwhile, are withdrawn instead', async () => {
    const supplier = await newSupplier();
    const startsOn = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10);
    const { body } = await announce({ commissionPercent: 12, startsOn, texts: texts('The commission') });
    const lowered = await app.send('PUT', '/api/admin/settings/commissionPercent', { token, body: { value: '10' } });
    assert.equal(lowered.status, 200, JSON.stringify(lowered.body));
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    await app.jobs.runDue();
    const { commissionPercent, data } = await own(supplier);
    assert.deepEqual([commissionPercent, data[0].startedAt, data[0].withdrawnAt !== null], [10, null, true]);
    assert.ok((await mailsTo(supplier.mail)).some(({ event }) => event.startsWith('terms.withdrawn')));
  });

  test('of one supplier end its own commission, so that it has that of all again', async () => {
    const [supplier, ordinary] = [await newSupplier(), await newSupplier()];
    const { supplierId } = supplier;
    const db = app.services.database.db;
    const back = { endsOwn: true, texts: texts('The commission') };
    const today = new Date().toISOString().slice(0, 10);
    const wrongs: { supplierId?: string; commissionPercent?: number }[] = [
      { supplierId: ordinary.supplierId },
      {},
      { supplierId, commissionPercent: 9 },
    ];
    for (const wrong of wrongs) {
      if (wrong.supplierId === supplierId)
        await sql`update suppliers set commission_percent = 5 where id = ${supplierId}`.execute(db);
      assert.deepEqual(fieldOf(await announce({ ...back, ...wrong, startsOn: soon() })), [
        422,
        'endsOwn',
        'contradiction',
      ]);
    }
    // All pay more than it does, so it has notice.
    assert.deepEqual(fieldOf(await announce({ ...back, supplierId, startsOn: today })), [
      422,
      'startsOn',
      'notice_days',
    ]);
    const { commissionPercent: general } = await own(ordinary);
    const { body } = await announce({ ...back, supplierId, startsOn: soon() });
    assert.deepEqual([body.commissionBefore, body.commissionPercent, body.endsOwn], [5, general, true]);
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    const after = await own(supplier);
    assert.deepEqual([after.commissionPercent, after.isOwn, after.data[0].startedAt !== null], [general, false, true]);
  });

  test('of all are announced to a supplier whose own commission has ended by then, and start after that end', async () => {
    const [supplier, other] = [await newSupplier(), await newSupplier()];
    const db = app.services.database.db;
    const ids = [supplier.supplierId, other.supplierId];
    await sql`update suppliers set commission_percent = 5 where id = any(${ids}::uuid[])`.execute(db);
    const back = { endsOwn: true, startsOn: soon(), texts: texts('The commission') };
    const end = await announce({ ...back, supplierId: supplier.supplierId });
    const general = await announce({ commissionPercent: 33, startsOn: soon(), texts: texts('The commission') });
    assert.deepEqual([end.status, general.status], [201, 201]);
    assert.deepEqual(fieldOf(await announce({ ...back, supplierId: other.supplierId })), [422, 'endsOwn', 'pending']);
    await app.jobs.runDue();
    const told = async (email: string) => (await mailsTo(email)).filter(({ event }) => event.startsWith('terms.'));
    const changes = (await told(supplier.mail)).map(({ bodyText }) => /\d+% → \d+%/.exec(bodyText)![0]);
    assert.equal(changes.length, 2, String(changes));
    assert.ok(changes.some((change) => change.endsWith('→ 33%')));
    assert.deepEqual(await told(other.mail), []);
    await sql`delete from jobs where name = 'start-terms' and payload->>'id' = ${end.body.id}`.execute(db);
    app.moveClock(Date.parse(general.body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    const { commissionPercent, isOwn, data } = await own(supplier);
    assert.deepEqual([commissionPercent, isOwn], [33, false]);
    assert.deepEqual(
      data.map(({ id, accepted }: any) => [id, accepted]).slice(0, 2),
      [general, end].map(({ body }) => [body.id, 'continued']),
    );
    assert.equal((await own(other)).commissionPercent, 5);
  });

  test('are accepted by saying so before they start or by selling on, as supplier and operator can read', async () => {
    const [speaks, sellsOn] = [await newSupplier(), await newSupplier()];
    const { body } = await announce({ texts: texts('The ranking'), startsOn: soon() });
    const accept = () => app.send('POST', `/api/supplier/terms/${body.id}/acceptance`, { token: speaks.token });
    const said = await accept();
    assert.equal(said.status, 200, JSON.stringify(said.body));
    assert.equal((await accept()).status, 200);
    const { data } = await own(sellsOn);
    assert.deepEqual(
      [said.body.data[0].accepted, data[0].accepted, said.body.registeredAt !== null],
      ['said', null, true],
    );
    const { rows: users } = await sql<{ userId: string }>`
      select accepted_by as user_id from supplier_terms_acceptances where terms_id = ${body.id}`.execute(
      app.services.database.db,
    );
    const person = { id: users[0]!.userId, email: '', ownsEmail: true, language: 'en' as const };
    const records = await Array.fromAsync(personalSupplier.read(app.services.database.db, person));
    assert.deepEqual(
      [records.length, records[1]!['termsFrom'], await personalSupplier.count(app.services.database.db, person)],
      [2, new Date(body.startsAt), 2],
    );
    const list = async (path: string) => (await app.send('GET', `/api/admin/terms${path}`, { token })).body.data;
    const { rows } = await sql<{ name: string }>`
      select name from suppliers where id = ${speaks.supplierId}`.execute(app.services.database.db);
    const [before] = await list(`/acceptances?find=${rows[0]!.name}`);
    assert.deepEqual([before.accepted, before.termsFrom], ['said', body.startsAt]);
    app.moveClock(Date.parse(body.startsAt) - Date.now() + 1000);
    await app.jobs.runDue();
    assert.equal((await own(sellsOn)).data[0].accepted, 'continued');
    const [counted] = await list('');
    assert.deepEqual([counted.id, counted.accepted], [body.id, 1]);
    assert.ok(counted.continued >= 1);
    const started = await accept();
    assert.deepEqual([started.status, started.body.code], [409, 'terms_state']);
    const ofOther = await announce({ supplierId: sellsOn.supplierId, texts: texts('The ranking'), startsOn: soon() });
    const path = `/api/supplier/terms/${ofOther.body.id}/acceptance`;
    assert.equal((await app.send('POST', path, { token: speaks.token })).status, 404);
  });
});
