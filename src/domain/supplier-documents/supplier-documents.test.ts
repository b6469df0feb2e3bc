// Documents by which an operator verifies a supplier: what may be uploaded, who may open it, what becomes of it.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { addDays, localDate } from '#kernel/dates.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, newStaff, type Somebody } from '#test/identities.ts';
import { dataUrl as dataUrlOf, plainPicture } from '#test/pictures.ts';
import { setSetting } from '#test/settings.ts';
import { supplierDocumentRecurringJobs } from './jobs.ts';

const pdf = (more = '') => Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${more}\ntrailer\n<<>>\n%%EOF\n`);
const dataUrl = (bytes: Buffer, type = 'application/pdf') => dataUrlOf(type, bytes);
const reasons = 'The extract is older than three months.';

type Owner = Somebody & { supplierId: string };

describe('a document of a supplier', () => {
  let app: TestApp;
  let operator: Somebody;
  before(async () => {
    app = await testApp();
    operator = await newStaff(app, 'operator');
  });

  const db = () => app.services.database.db;
  const today = () => localDate(app.services.clock.now(), 'UTC');
  const upload = ({ token }: { token: string }, more: object = {}, headers = {}) =>
    app.send('POST', '/api/supplier/documents', {
      token,
      headers,
      body: { kind: 'insurance', name: 'insurance.pdf', file: dataUrl(pdf()), ...more },
    });
  async function uploaded(by: { token: string }, more: object = {}): Promise<string> {
    const { status, body } = await upload(by, more);
    assert.equal(status, 201, JSON.stringify(body));
    return body.id;
  }
  const own = async ({ token }: { token: string }) =>
    (await app.send('GET', '/api/supplier/documents', { token })).body;
  const withdraw = ({ token }: { token: string }, id: string) =>
    app.send('DELETE', `/api/supplier/documents/${id}`, { token });
  const decide = (id: string, body: object, token = operator.token) =>
    app.send('POST', `/api/admin/supplier-documents/${id}/decision`, { token, body });
  async function accept(id: string): Promise<void> {
    const { status, body } = await decide(id, { outcome: 'accepted' });
    assert.equal(status, 200, JSON.stringify(body));
  }
  const open = async (path: string, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return app.app(new Request(`http://localhost:3000${path}`, { headers }), { address: '127.0.0.1' });
  };
  const openOwn = (id: string, { token }: { token: string }) => open(`/api/supplier/documents/${id}/file`, token);
  const list = async (query: string) =>
    (await app.send('GET', `/api/admin/supplier-documents?${query}`, { token: operator.token })).body;
  const fileOf = async (id: string) =>
    (await db().selectFrom('supplierDocuments').select('file').where('id', '=', id).executeTakeFirst())?.file;
  const refused = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0]?.field,
    body.fields?.[0]?.rule,
  ];
  const setUp = async ({ token }: { token: string }) =>
    (await app.send('GET', `/api/supplier/start?from=${today()}`, { token })).body;
  const step = async (who: { token: string }) =>
    (await setUp(who)).setup.steps.find((one: { step: string }) => one.step === 'documents').state;
  async function mailsTo({ supplierId }: Owner, key: string): Promise<{ subject: string; bodyText: string }[]> {
    await app.jobs.runDue();
    return db()
      .selectFrom('mails')
      .select(['subject', 'bodyText'])
      .where('event', 'like', `${key}:%`)
      .where(
        'recipient',
        '=',
        (await db().selectFrom('suppliers').select('email').where('id', '=', supplierId).executeTakeFirstOrThrow())
          .email,
      )
      .execute();
  }
  const auditOf = ({ supplierId }: Owner) =>
    db()
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'reason', 'valueAfter'])
      .where('subjectId', '=', supplierId)
      .where('action', 'like', '%_document')
      .orderBy('sequence')
      .execute();

  test('is a PDF, a JPEG or a PNG by its content, whatever its name and type say', async () => {
    const owner = await newOwner(app);
    const png = await plainPicture(30, 20).png().toBuffer();
    assert.equal(
      (await upload(owner, { name: 'scan.txt', file: dataUrl(png, 'text/plain') })).body.contentType,
      'image/png',
    );
    for (const [file, rule] of [
      [dataUrl(Buffer.from('MZ not a document'), 'application/pdf'), 'document_kind'],
      [dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'), 'document_kind'],
      ['insurance.pdf', 'document_kind'],
      [dataUrl(pdf().subarray(0, 30)), 'document_broken'],
      [dataUrl(png.subarray(0, 12), 'image/png'), 'picture_broken'],
    ] as const)
      assert.deepEqual(refused(await upload(owner, { file })), [422, 'file', rule], rule);
    assert.deepEqual((await own(owner)).data.length, 1);
  });

  test('has at most 10 MB, and its refusal names the field also where the whole body is too large', async () => {
    const owner = await newOwner(app);
    const big = await upload(owner, { file: dataUrl(pdf('x'.repeat(10_000_000))) });
    assert.deepEqual(refused(big), [422, 'file', 'document_bytes']);
    assert.match(big.body.fields[0].message, /10 MB/);
    assert.deepEqual(refused(await upload(owner, { file: dataUrl(pdf('x'.repeat(11_000_000))) })), [
      413,
      'file',
      'document_bytes',
    ]);
    assert.equal((await upload(owner, { file: dataUrl(pdf('x'.repeat(9_999_000))) })).status, 201);
  });

  test('is valid until today at least, and of a known kind', async () => {
    const owner = await newOwner(app);
    assert.deepEqual(refused(await upload(owner, { validUntil: addDays(today(), -1) })), [
      422,
      'validUntil',
      'date_past',
    ]);
    assert.deepEqual(refused(await upload(owner, { kind: 'passport' }))[1], 'kind');
    assert.equal((await upload(owner, { validUntil: today() })).body.ends, 'soon');
    assert.equal((await upload(owner, { validUntil: addDays(today(), 31) })).body.ends, null);
  });

  test('is stored once, however often its upload is repeated', async () => {
    const owner = await newOwner(app);
    const key = { 'idempotency-key': `document-${owner.id}` };
    const [first, again] = [await upload(owner, {}, key), await upload(owner, {}, key)];
    assert.deepEqual([again.status, again.body.id, (await own(owner)).data.length], [201, first.body.id, 1]);
  });

  test('is one of 20 at most', async () => {
    const owner = await newOwner(app);
    const first = await uploaded(owner);
    await sql`
      insert into supplier_documents (id, supplier_id, kind, name, content_type, size_bytes, uploaded_at)
      select gen_random_uuid(), ${owner.supplierId}, 'licence', 'licence.pdf', 'application/pdf', 1, now() from generate_series(1, 19)`.execute(
      db(),
    );
    assert.deepEqual(refused(await upload(owner)), [422, 'file', 'documents_full']);
    assert.equal((await upload(owner, { replaces: first })).status, 201, 'replacing takes no room');
  });

  test('is opened by its team and by operators only, as a download that no cache on the way stores', async () => {
    const owner = await newOwner(app);
    const id = await uploaded(owner, { name: 'evil"\r\nname.html', file: dataUrl(pdf('of the owner')) });
    const manager = await newMember(app, owner.supplierId, 'manager');
    const guide = await newMember(app, owner.supplierId, 'guide');
    const other = await newOwner(app);
    for (const who of [owner, manager]) {
      const response = await openOwn(id, who);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('cache-control'), 'private, no-store');
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(response.headers.get('content-type'), 'application/octet-stream');
      assert.match(
        response.headers.get('content-disposition')!,
        /^attachment; filename="insurance-[\d-]{10}-[0-9a-f]{6}\.pdf"$/,
      );
      assert.match(await response.text(), /of the owner/);
    }
    assert.equal((await openOwn(id, other)).status, 404);
    assert.equal((await withdraw(other, id)).status, 404);
    assert.equal((await upload(other, { replaces: id })).status, 404);
    assert.equal((await openOwn(id, guide)).status, 403);
    const support = await newStaff(app, 'support');
    const path = `/api/admin/supplier-documents/${id}/file`;
    assert.deepEqual(
      [(await open(path, support.token)).status, (await open(path, owner.token)).status, (await open(path)).status],
      [403, 403, 401],
    );
    // As pictures are, by the name of the file.
    assert.equal((await open(`/media/files/${await fileOf(id)}`)).status, 404);
    assert.deepEqual(await auditOf(owner), []);
    assert.match(await (await open(path, operator.token)).text(), /of the owner/);
    const [entry] = await auditOf(owner);
    assert.deepEqual(
      [entry!.action, entry!.actorId, JSON.parse(entry!.valueAfter!)],
      ['open_document', operator.id, { document: id, kind: 'insurance' }],
    );
  });

  test('that is refused says why, and is replaced', async () => {
    const owner = await newOwner(app);
    const id = await uploaded(owner, { kind: 'register_extract' });
    assert.equal(
      (await list('state=waiting&pageSize=100')).data.some((one: { id: string }) => one.id === id),
      true,
    );
    assert.equal(await step(owner), 'waiting');
    assert.deepEqual(refused(await decide(id, { outcome: 'refused' })), [422, 'reasons', 'required']);
    assert.deepEqual(refused(await decide(id, { outcome: 'accepted', reasons })), [422, 'reasons', 'contradiction']);
    const decided = await decide(id, { outcome: 'refused', reasons });
    assert.deepEqual([decided.status, decided.body.state, decided.body.reason], [200, 'refused', reasons]);
    assert.equal((await decide(id, { outcome: 'accepted' })).body.code, 'document_state');
    const [mail, ...more] = await mailsTo(owner, 'document.refused');
    assert.equal(more.length, 0);
    assert.match(mail!.bodyText, /older than three months/);
    assert.match(mail!.bodyText, /\/supplier\/documents\b/);
    const start = await setUp(owner);
    assert.deepEqual(start.documents, {
      total: 1,
      first: [{ id, kind: 'register_extract', problem: 'refused', reason: reasons, validUntil: null }],
    });
    assert.equal(await step(owner), 'todo');
    assert.deepEqual(refused(await upload(owner, { replaces: id })), [422, 'kind', 'contradiction']);
    const next = await uploaded(owner, { kind: 'register_extract', replaces: id });
    assert.deepEqual(
      (await own(owner)).data.map((one: { id: string }) => one.id),
      [next],
    );
    await accept(next);
    assert.equal(await step(owner), 'done');
    const history = await list(`suppliers=${owner.supplierId}`);
    assert.deepEqual(
      history.data.map((one: { id: string; state: string }) => [one.id, one.state]),
      [
        [next, 'accepted'],
        [id, 'replaced'],
      ],
    );
    assert.deepEqual(
      (await auditOf(owner)).map(({ action, reason }) => [action, reason]),
      [
        ['refuse_document', reasons],
        ['accept_document', null],
      ],
    );
  });

  test('that is accepted stays until its successor is accepted', async () => {
    const owner = await newOwner(app);
    const id = await uploaded(owner);
    await accept(id);
    assert.equal((await withdraw(owner, id)).body.code, 'document_state');
    const next = await uploaded(owner, { replaces: id });
    assert.equal((await upload(owner, { replaces: id })).body.code, 'document_state', 'one successor at a time');
    const states = async () =>
      Object.fromEntries(
        (await list(`suppliers=${owner.supplierId}`)).data.map((one: { id: string; state: string }) => [
          one.id,
          one.state,
        ]),
      );
    // A successor that is replaced leaves its turn to the next one.
    const third = await uploaded(owner, { replaces: next });
    assert.deepEqual(await states(), { [id]: 'accepted', [next]: 'replaced', [third]: 'waiting' });
    await accept(third);
    assert.deepEqual(await states(), { [id]: 'replaced', [next]: 'replaced', [third]: 'accepted' });
  });

  test('that waits is withdrawn once, and cannot be decided on any more', async () => {
    const owner = await newOwner(app);
    const id = await uploaded(owner);
    assert.equal((await withdraw(owner, id)).status, 204);
    assert.equal((await withdraw(owner, id)).body.code, 'document_state');
    assert.equal((await decide(id, { outcome: 'accepted' })).body.code, 'document_state');
    assert.deepEqual((await own(owner)).data, []);
  });

  test('is optional until the operator requires its kind', async () => {
    const owner = await newOwner(app);
    assert.equal(await step(owner), 'optional');
    await setSetting(app, 'requiredDocuments', ['register_extract', 'insurance']);
    try {
      assert.equal(await step(owner), 'todo');
      await uploaded(owner);
      assert.deepEqual((await setUp(owner)).documentsMissing, ['register_extract']);
      assert.deepEqual((await own(owner)).required, ['register_extract', 'insurance']);
      assert.deepEqual((await list(`suppliers=${owner.supplierId}`)).required, ['register_extract', 'insurance']);
      await uploaded(owner, { kind: 'register_extract' });
      assert.equal(await step(owner), 'waiting');
    } finally {
      await setSetting(app, 'requiredDocuments', []);
    }
  });

  test('of a supplier that is suspended is for operators alone', async () => {
    const owner = await newOwner(app);
    const id = await uploaded(owner);
    const suspension = { basis: 'terms', reason: 'Travellers say that nobody came.' };
    const path = `/api/admin/suppliers/${owner.supplierId}/suspension`;
    const suspended = await app.send('POST', path, { token: operator.token, body: suspension });
    assert.ok(suspended.status < 300, JSON.stringify(suspended.body));
    assert.deepEqual([(await upload(owner)).status, (await openOwn(id, owner)).status], [401, 401]);
    assert.equal((await open(`/api/admin/supplier-documents/${id}/file`, operator.token)).status, 200);
    await accept(id);
  });

  describe('with an end', () => {
    const remind = () => supplierDocumentRecurringJobs['remind-of-documents']!.run(app.services);

    // The clock stays: other files of the run have trips ahead.
    const endsIn = (id: string, days: number) =>
      sql`update supplier_documents set valid_until = ${addDays(today(), days)} where id = ${id}`.execute(db());

    test('is reminded of 30 days before and on its last day, once each, and waits in the lists', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner, { validUntil: addDays(today(), 40) });
      await accept(id);
      const standing = async () => {
        await remind();
        await remind();
        const listed = (await list('state=ending&pageSize=100')).data.find((one: { id: string }) => one.id === id);
        const soon = await mailsTo(owner, 'document.ends_soon');
        return [soon.length, (await mailsTo(owner, 'document.ends')).length, listed?.ends];
      };
      assert.deepEqual(await standing(), [0, 0, undefined]);
      await endsIn(id, 31);
      assert.deepEqual(await standing(), [0, 0, undefined]);
      await endsIn(id, 30);
      assert.deepEqual(await standing(), [1, 0, 'soon']);
      assert.equal((await setUp(owner)).documents.first[0].problem, 'soon');
      await endsIn(id, 0);
      assert.deepEqual(await standing(), [1, 1, 'soon']);
      await endsIn(id, -1);
      assert.deepEqual(await standing(), [1, 1, 'ended']);
    });

    test('is not reminded of where its successor waits', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner, { validUntil: addDays(today(), 20) });
      await accept(id);
      await uploaded(owner, { replaces: id });
      await remind();
      assert.deepEqual(await mailsTo(owner, 'document.ends_soon'), []);
    });

    test('does not count once it has ended: it is missing, and may be withdrawn', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner, { validUntil: today() });
      await accept(id);
      await sql`update supplier_documents set valid_until = valid_until - 1 where id = ${id}`.execute(db());
      assert.equal(await step(owner), 'todo');
      assert.equal((await setUp(owner)).documents.first[0].problem, 'ended');
      assert.equal((await withdraw(owner, id)).status, 204);
    });
  });

  describe('after its time', () => {
    const purge = () => supplierDocumentRecurringJobs['purge-supplier-documents']!.run(app.services);
    const exists = async (file: string) => (await app.services.files.find(file)) !== undefined;

    const daysAgo = (days: number) => new Date(app.services.clock.now().getTime() - days * 86_400_000);

    test('is deleted with its file six months after the account is closed', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner, { kind: 'identity' });
      const file = (await fileOf(id))!;
      await app.send('PUT', '/api/auth/me/proof', { token: owner.token, body: { password: owner.password } });
      assert.equal((await app.send('POST', '/api/supplier/closing', { token: owner.token, body: {} })).status, 204);
      const waits = (await list('state=waiting&pageSize=100')).data;
      assert.equal(
        waits.some((one: { id: string }) => one.id === id),
        false,
      );
      const closedAgo = (days: number) =>
        sql`update suppliers set closed_at = ${daysAgo(days)} where id = ${owner.supplierId}`.execute(db());
      await closedAgo(178);
      await purge();
      assert.equal(await exists(file), true);
      await closedAgo(186);
      await purge();
      assert.deepEqual([await exists(file), await fileOf(id)], [false, undefined]);
    });

    test('is deleted with its file once its team has been empty for as long', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner);
      await sql`update supplier_documents set uploaded_at = ${daysAgo(186)} where id = ${id}`.execute(db());
      await purge();
      assert.ok(await fileOf(id));
      await sql`delete from supplier_members where supplier_id = ${owner.supplierId}`.execute(db());
      await purge();
      assert.equal(await fileOf(id), undefined);
    });

    test('loses its file six months after it was replaced, and stays as history', async () => {
      const owner = await newOwner(app);
      const id = await uploaded(owner);
      const next = await uploaded(owner, { replaces: id });
      const files = [(await fileOf(id))!, (await fileOf(next))!];
      await sql`update supplier_documents set ended_at = ${daysAgo(186)} where id = ${id}`.execute(db());
      await purge();
      assert.deepEqual([await exists(files[0]!), await exists(files[1]!)], [false, true]);
      const { data } = await list(`suppliers=${owner.supplierId}`);
      assert.deepEqual(
        data.map((one: { isStored: boolean }) => one.isStored),
        [true, false],
      );
      assert.equal((await open(`/api/admin/supplier-documents/${id}/file`, operator.token)).status, 404);
    });
  });

  test('is taken along by its supplier, with its file', async () => {
    const owner = await newOwner(app);
    await uploaded(owner, { file: dataUrl(pdf('taken along')) });
    await app.send('PUT', '/api/auth/me/proof', { token: owner.token, body: { password: owner.password } });
    const archive = await open('/api/supplier/export', owner.token);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const [name] = Object.keys(files).filter((one) => one.startsWith('documents/'));
    assert.match(Buffer.from(files[name!]!).toString(), /taken along/);
    assert.ok(Buffer.from(files['documents.csv']!).toString().includes(name!));
  });
});
