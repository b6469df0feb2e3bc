// What sellers were credited in a year, from bookings that were really paid, and what they and the tax authority get of it.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { operator as worldOperator } from '#world/operator.ts';
import type { SellerOfYearView } from '#contract/operator/seller-reports.ts';
import { escapeXml } from '#platform/texts/escape-xml.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, newStaff, type Somebody } from '#test/identities.ts';
import { personalFilings } from './filings/personal-filings.ts';
import { personalTaxDetails } from './personal-tax-details.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour, setTerms, type TestTour } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

const company = { kind: 'entity', tin: 'B-54550101', tinCountry: 'ES', vatNumber: 'es b54550101' };
const person = {
  kind: 'individual',
  firstName: 'Núria',
  lastName: 'Puig & Vidal',
  birthDate: '1984-02-29',
  birthCity: 'Girona',
  birthCountry: 'ES',
  noTinReason: 'Applied for, not issued yet',
};

describe('the yearly report of sellers', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  let operator: Somebody;
  let tour: TestTour;
  before(async () => {
    app = await testApp();
    [owner, operator] = [await newOwner(app), await newStaff(app, 'operator')];
    await setSetting(app, 'operator', worldOperator);
    tour = await createTestTour({
      units: { adult: 3333 },
      starts: ['2025-03-29T09:00', '2025-07-02T09:00', '2025-08-01T09:00', '2026-01-01T00:30', '2026-01-01T01:30'],
    });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    await fill();
    await recurringJobs['sum-seller-quarters']!.run(app.services);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const post = async (path: string, token: string, body: object = {}) => {
    const sent = await app.send('POST', `/api${path}`, { token, body });
    assert.ok(sent.status < 300, `${path}: ${JSON.stringify(sent.body)}`);
    return sent.body;
  };

  /** Two adults for 66.66 €, of which 10 € are commission. */
  async function bookAt(now: string, departure: number, isPaid = true): Promise<{ id: string; token: string }> {
    app.moveClock(Date.parse(now) - Date.now());
    const { token } = await app.newTraveller();
    const departureId = tour.options[0].departures[departure]!.id;
    const { id } = await post('/bookings', token, { tourId: tour.id, departureId, adults: 2 });
    if (!isPaid) return { id, token };
    const { redirectUrl } = await post(`/bookings/${id}/payment`, token);
    const { status } = await app.send('POST', new URL(redirectUrl).pathname, { raw: 'outcome=paid' });
    assert.ok(status < 400, String(status));
    return { id, token };
  }

  async function fill(): Promise<void> {
    await bookAt('2025-03-20T10:00:00Z', 0);
    // Its terms keep 67 %, from the second quarter in which it was cancelled.
    const kept = await bookAt('2025-06-30T23:50:00Z', 1);
    await setTerms(app, kept.id, [{ hoursBefore: 1, refundPercent: 33 }]);
    await post(`/bookings/${kept.id}/cancellation`, kept.token);
    // Nothing is credited of one that was never paid, and of one that was refunded.
    await bookAt('2025-07-20T10:00:00Z', 2, false);
    const refunded = await bookAt('2025-07-20T10:00:00Z', 2);
    await post(`/supplier/bookings/${refunded.id}/cancellation`, owner.token, { reason: 'Storm' });
    // In Madrid both start in 2026; in UTC one of them is of 2025.
    await bookAt('2025-12-20T10:00:00Z', 3);
    await bookAt('2025-12-20T10:00:00Z', 4);
    app.moveClock(0);
    await recurringJobs['complete-past']!.run(app.services);
  }

  const list = async (query: string) => {
    const { status, body } = await app.send('GET', `/api/admin/seller-reports${query}`, { token: operator.token });
    assert.equal(status, 200, JSON.stringify(body));
    const own: SellerOfYearView | undefined = body.data.find(({ id }: { id: string }) => id === owner.supplierId);
    return { ...body, own };
  };
  const give = (body: object, token = owner.token) => app.send('PUT', '/api/supplier/tax-details', { token, body });
  const quartersOf = (seller: SellerOfYearView | undefined) =>
    seller?.currencies.map(({ currency, quarters }) => [
      currency,
      ...quarters.map((one) => [one.activities, one.consideration.priceMinor, one.fees.priceMinor]),
    ]);
  const filings = '/api/admin/seller-reports/filings';
  const make = (kind = 'original', year = 2025) =>
    app.send('POST', filings, { token: operator.token, body: { year, kind } });
  const download = (id: string) => app.send('GET', `${filings}/${id}/report.xml`, { token: operator.token });
  const discard = (id: string) => app.send('DELETE', `${filings}/${id}`, { token: operator.token });
  const xml = async (year = 2025) => {
    const made = await make('original', year);
    if (made.status !== 201) return made;
    const downloaded = await download(made.body.id);
    assert.equal((await discard(made.body.id)).status, 204);
    return downloaded;
  };

  test('has what the ledger credited by the quarter in UTC, of bookings that took place or whose terms keep something', async () => {
    const { own, isOver, years, counts, operatorMissing } = await list('?year=2025&pageSize=100&state=incomplete');
    assert.deepEqual(quartersOf(own), [['EUR', [1, 5666, 1000], [1, 3796, 670], [0, 0, 0], [1, 5666, 1000]]]);
    assert.deepEqual([own!.state, own!.countries, own!.memberStates], ['incomplete', ['ES'], ['ES']]);
    assert.deepEqual([isOver, years.slice(0, 2), operatorMissing], [true, [2026, 2025], []]);
    assert.ok(counts.incomplete >= 1);
    const noOne = await list('?year=2025&find=of-nobody');
    assert.deepEqual([noOne.total, noOne.data, noOne.counts], [0, [], counts]);
    assert.deepEqual(quartersOf((await list('?year=2026&pageSize=100')).own), [
      ['EUR', [1, 5666, 1000], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    ]);
  });

  test('takes the same statements for one seller as for a page of them', async () => {
    const ofOne = await statementsOf(app, () => list('?year=2025&pageSize=1'));
    assert.equal(await statementsOf(app, () => list('?year=2026&pageSize=100')), ofOne);
  });

  test('names each tax detail that is missing, of the wrong shape or in contradiction', async () => {
    const refused = async (body: object) => {
      const { status, body: problem } = await give(body);
      assert.equal(status, 422, JSON.stringify(problem));
      return problem.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`);
    };
    assert.deepEqual(await refused({ kind: 'entity' }), ['tin required']);
    assert.deepEqual(await refused({ ...company, tinCountry: undefined }), ['tinCountry required']);
    assert.deepEqual(await refused({ ...company, tinCountry: 'IT' }), ['tin tax_number']);
    assert.deepEqual(await refused({ ...company, vatNumber: '54550101' }), ['vatNumber vat_number']);
    assert.deepEqual(await refused({ ...company, birthDate: '1984-02-29' }), ['birthDate contradiction']);
    assert.deepEqual(await refused({ ...company, noTinReason: 'none' }), ['noTinReason contradiction']);
    assert.deepEqual(await refused({ kind: 'individual', noTinReason: 'none', birthDate: '2015-01-01' }), [
      'firstName required',
      'lastName required',
      'birthDate birth_date',
      'birthCity required',
      'birthCountry required',
    ]);
    assert.deepEqual(await refused({ ...person, exclusion: 'listed' }), ['exclusion contradiction']);
    const { body } = await app.send('GET', '/api/supplier/tax-details', { token: owner.token });
    assert.deepEqual([body.details, body.isReported, body.trader.country], [null, true, 'ES']);
  });

  test('is read and given by owners alone', async () => {
    const manager = await newMember(app, owner.supplierId, 'manager');
    for (const path of ['/tax-details', '/seller-report', '/seller-report.csv'])
      assert.equal((await app.send('GET', `/api/supplier${path}`, { token: manager.token })).status, 403, path);
    assert.equal((await give(company, manager.token)).status, 403);
  });

  test('is XML of the structure DPI with a company or a person, without those of whom something is missing', async () => {
    const nobody = await xml();
    assert.deepEqual([nobody.status, nobody.body.fields?.[0].rule], [422, 'sellers_incomplete']);
    const saved = await give(company);
    assert.deepEqual(
      [saved.status, saved.body.details],
      [200, { ...company, tin: 'B54550101', vatNumber: 'ESB54550101' }],
    );
    const { body, headers } = await xml();
    assert.equal(headers.get('content-type'), 'application/xml; charset=utf-8');
    assert.match(
      namesIn(body),
      /^DPI_OECD MessageSpec SendingEntityIN TransmittingCountry ReceivingCountry MessageType MessageRefId /,
    );
    assert.match(body, /<dpi:MessageRefId>ES2025ES[\w-]+<\/dpi:MessageRefId><dpi:MessageTypeIndic>DPI401</);
    const withoutMoment = (text: string) => text.replace(/<dpi:Timestamp>[^<]*/, '');
    assert.equal(withoutMoment((await xml()).body), withoutMoment(body));
    const record = recordOf(body);
    assert.equal(
      namesIn(record),
      'ReportableSeller Identity EntitySeller Standard EntSellerID ResCountryCode TIN IN VAT Name Address CountryCode AddressFree ' +
        'RelevantActivities PersonalServices Consideration ConsQ1 ConsQ2 ConsQ3 ConsQ4 NumberOfActivities NumbQ1 NumbQ2 NumbQ3 NumbQ4 ' +
        'Fees FeesQ1 FeesQ2 FeesQ3 FeesQ4 Taxes TaxQ1 TaxQ2 TaxQ3 TaxQ4 DocSpec DocTypeIndic DocRefId',
    );
    // In whole units of the currency.
    assert.match(
      record,
      /<dpi:ConsQ1 currCode="EUR">57<.*<dpi:ConsQ2 currCode="EUR">38<.*<dpi:FeesQ2 currCode="EUR">7</,
    );
    assert.match(record, /<dpi:TIN issuedBy="ES">B54550101<.*<dpi:TaxQ1 currCode="EUR">0</);
    await give({ ...company, tin: 'EL 094014201', tinCountry: 'GR' });
    const ofGreekNumber = (await xml()).body;
    assert.match(
      recordOf(ofGreekNumber),
      /<dpi:ResCountryCode>ES<.dpi:ResCountryCode><dpi:ResCountryCode>GR<.dpi:ResCountryCode><dpi:TIN issuedBy="GR">094014201</,
    );
    const refOf = (text: string) => /<dpi:MessageRefId>[^<]*/.exec(text)![0];
    assert.notEqual(refOf(ofGreekNumber), refOf(body));
    const strange = await give({ ...person, firstName: 'Núria\uFFFE' });
    assert.equal(strange.status, 200, JSON.stringify(strange.body));
    const ofPerson = recordOf((await xml()).body);
    assert.match(ofPerson, />Núria</);
    assert.equal(escapeXml(`a${String.fromCharCode(0xd800)}é\uFFFF\t`), 'aé\t');
    assert.match(
      namesIn(ofPerson),
      / IndividualSeller Standard IndSellerID ResCountryCode TIN Name FirstName LastName Address CountryCode AddressFree BirthInfo BirthDate BirthPlace City CountryInfo CountryCode RelevantActivities /,
    );
    assert.match(ofPerson, /<dpi:TIN unknown="true">NOTIN<.*<dpi:LastName>Puig &amp; Vidal</);
    await give({ ...company, exclusion: 'listed' });
    assert.doesNotMatch(String((await xml()).body), new RegExp(owner.supplierId));
    assert.equal((await list('?year=2025&pageSize=100&state=excluded')).own?.state, 'excluded');
  });

  test('is written of a year that is over, once the operator is known, and each download is in the audit log', async () => {
    const running = await xml(2026);
    assert.deepEqual([running.status, running.body.fields[0].rule], [422, 'year_running']);
    assert.equal((await xml(2023)).status, 422);
    await setSetting(app, 'operator', { ...worldOperator, taxNumber: undefined });
    assert.deepEqual((await list('?year=2025')).operatorMissing, ['taxNumber']);
    assert.equal((await xml()).body.fields[0].rule, 'operator_incomplete');
    await setSetting(app, 'operator', worldOperator);
    const entries = async () => {
      const found = await app.send('GET', `/api/admin/audit?act=report_download&actor=${operator.id}`, {
        token: operator.token,
      });
      return found.body.data.length as number;
    };
    await give(company);
    const before = await entries();
    await xml();
    assert.equal(await entries(), before + 1);
  });

  test('goes on with the next sellers when it fails at some, and fails at the end', async () => {
    const { rows } = await sql<{ id: string; place: number }>`
      select id, place from (select id, row_number() over (order by id) as place from suppliers) s
      where id in (select supplier_id from seller_quarters where year = 2025) order by place`.execute(db());
    const [first, last] = [rows[0]!, rows.at(-1)!];
    assert.equal(last.id, owner.supplierId);
    await sql`delete from seller_quarters where supplier_id = ${last.id}`.execute(db());
    await sql`alter table seller_quarters add constraint not_this_one check (supplier_id <> ${sql.lit(first.id)}) not valid`.execute(
      db(),
    );
    await assert.rejects(async () => recurringJobs['sum-seller-quarters']!.run(app.services), /2 batches of sellers/);
    await sql`alter table seller_quarters drop constraint not_this_one`.execute(db());
    assert.equal(quartersOf((await list('?year=2025&pageSize=100')).own)?.length, 1);
  });

  test('leaves no tax details of an erased owner behind, unless the seller was to be reported', async () => {
    const person = { id: owner.id, email: '', ownsEmail: true, language: 'en' as const };
    await sql`delete from supplier_members where supplier_id = ${owner.supplierId} and user_id <> ${owner.id}`.execute(
      db(),
    );
    const keeps = async (body: object) => {
      await give(body);
      await personalTaxDetails.erase(db(), person, app.services);
      return (await app.send('GET', '/api/supplier/tax-details', { token: owner.token })).body.details !== null;
    };
    assert.deepEqual([await keeps(company), await keeps({ ...company, exclusion: 'listed' })], [true, false]);
  });

  test('is shown to the seller as it is, and as a table in its language', async () => {
    await give(company);
    const { body } = await app.send('GET', '/api/supplier/seller-report?year=2025', { token: owner.token });
    assert.deepEqual(quartersOf(body.seller), quartersOf((await list('?year=2025&pageSize=100')).own));
    const file = await app.send('GET', '/api/supplier/seller-report.csv?year=2025', {
      token: owner.token,
      headers: { 'accept-language': 'fr' },
    });
    assert.match(file.headers.get('content-disposition')!, /seller-report-2025\.csv/);
    const [head, first] = parse(file.body, { bom: true }) as string[][];
    assert.deepEqual(
      [head!.slice(0, 3), first!.slice(0, 7)],
      [
        ['Année', 'Trimestre', 'Monnaie'],
        ['2025', '1', 'EUR', '1', '56.66', '10', '0'],
      ],
    );
  });

  // The last one: it files the year that the others make files of.
  test('that was sent is compared with what is true now, and corrected by files that refer to what was sent', async () => {
    await give(company);
    const compare = async () => {
      const { body } = await app.send('GET', `${filings}?year=2025&pageSize=100`, { token: operator.token });
      const { change, parts } =
        body.data.find((one: { supplierId: string }) => one.supplierId === owner.supplierId) ?? {};
      return { change, parts, operatorChanged: body.operatorChanged, filings: body.filings };
    };
    /** Makes a file, says that it was sent, and returns its message type, and type and references of the operator and of the seller. */
    const file = async (kind: string) => {
      const made = await make(kind);
      assert.equal(made.status, 201, JSON.stringify(made.body));
      assert.deepEqual(
        [(await make(kind)).body.code, (await make('original')).body.code],
        ['filing_state', 'filing_state'],
      );
      const { body: text } = await download(made.body.id);
      const filed = await app.send('POST', `${filings}/${made.body.id}/filed`, { token: operator.token });
      assert.equal(typeof filed.body.filedAt, 'string');
      assert.equal((await discard(made.body.id)).body.code, 'filing_state');
      assert.doesNotMatch(text, /CorrMessageRefId/);
      const spec = (part: string) =>
        /<stf:DocTypeIndic>(.*?)<.*?<stf:DocRefId>(.*?)<(?:.*?<stf:CorrDocRefId>(.*?)<)?/.exec(part)?.slice(1);
      const own = text
        .split('\n')
        .find((line: string) => line.includes(owner.supplierId) && line.includes('ReportableSeller'));
      return {
        type: /<dpi:MessageTypeIndic>(.*?)</.exec(text)![1],
        operator: spec(/<dpi:PlatformOperator>.*/.exec(text)![0])!,
        seller: own && spec(own)!,
        text: own ?? '',
      };
    };
    const first = await file('original');
    assert.deepEqual([first.type, first.operator[0], first.seller![0]], ['DPI401', 'OECD1', 'OECD1']);
    const { change, operatorChanged } = await compare();
    assert.deepEqual(
      [change, operatorChanged, (await make('correction')).body.code],
      [undefined, false, 'filing_state'],
    );

    await give({ ...company, tin: 'B-54550102' });
    await sql`update seller_quarters set consideration_minor = 2000 where supplier_id = ${owner.supplierId} and year = 2025 and quarter = 2`.execute(
      db(),
    );
    const changed = await compare();
    assert.deepEqual(
      [changed.change, changed.parts],
      [
        'changed',
        [
          { part: 'tin', filed: 'B54550101', now: 'B54550102' },
          { part: 'consideration', filed: '57 · 38 · 0 · 57', now: '57 · 20 · 0 · 57' },
        ],
      ],
    );
    const second = await file('correction');
    assert.deepEqual([second.type, second.operator], ['DPI402', ['OECD0', first.operator[1], undefined]]);
    assert.deepEqual([second.seller![0], second.seller![2]], ['OECD2', first.seller![1]]);
    assert.notEqual(second.seller![1], first.seller![1]);

    await give({ ...company, exclusion: 'listed' });
    assert.equal((await compare()).change, 'gone');
    const third = await file('correction');
    assert.deepEqual([third.type, third.seller![0], third.seller![2]], ['DPI402', 'OECD3', second.seller![1]]);
    assert.match(third.text, />B54550102</);

    await give(company);
    assert.deepEqual([(await compare()).change, (await make('correction')).body.code], ['new', 'filing_state']);
    const fourth = await file('additional');
    assert.deepEqual([fourth.type, fourth.operator[0], fourth.seller![0]], ['DPI401', 'OECD0', 'OECD1']);

    await setSetting(app, 'operator', { ...worldOperator, name: 'Another Marketplace Ltd' });
    assert.equal((await compare()).operatorChanged, true);
    const fifth = await file('correction');
    assert.deepEqual([fifth.operator[0], fifth.operator[2], fifth.seller], ['OECD2', first.operator[1], undefined]);
    await setSetting(app, 'operator', worldOperator);

    const { body: own } = await app.send('GET', '/api/supplier/seller-report?year=2025', { token: owner.token });
    assert.deepEqual(
      own.filed.map((one: { change: string; consideration: { price: number } }) => [
        one.change,
        one.consideration.price,
      ]),
      [
        ['new', 152],
        ['changed', 134],
        ['gone', 134],
        ['new', 134],
      ],
    );
    await app.jobs.runDue();
    const { rows: mails } = await sql<{ event: string }>`
      select split_part(event, ':', 1) as event from mails where event like ${`sellers.%:${owner.supplierId}`} order by created_at, event`.execute(
      db(),
    );
    assert.deepEqual(mails.map(({ event }) => event).toSorted(), [
      'sellers.corrected',
      'sellers.corrected',
      'sellers.filed',
      'sellers.filed',
    ]);
    const person = { id: owner.id, email: '', ownsEmail: true, language: 'en' as const };
    assert.equal((await Array.fromAsync(personalFilings.read(db(), person))).length, 4);
    for (const statement of [sql`update seller_filing_records set change = change`, sql`delete from seller_filings`])
      await assert.rejects(statement.execute(db()), /a filed report is never changed/);
  });
});

/** Of its elements, in their order. */
const namesIn = (xml: string): string => [...xml.matchAll(/<(?:dpi|stf):(\w+)/g)].map(([, name]) => name).join(' ');

/** Of the only seller of this test in the file, whose parts all have its name. */
function recordOf(xml: string): string {
  const [record] = xml
    .split('\n')
    .filter((line) => /Lanterns|Núria/.test(line) && line.startsWith('<dpi:ReportableSeller'));
  assert.ok(record, xml);
  return record;
}
