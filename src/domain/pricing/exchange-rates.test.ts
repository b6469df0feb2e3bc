import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { money } from '#kernel/money.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { convert } from './convert.ts';
import { bundledRates, currentRates, rateDay, useRates } from './exchange-rates.ts';
import { fetchRates, readDailyRates } from './fetch-rates.ts';
import { readRates } from './rate-queries.ts';

const dailyFile = (day: string, rates: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${day}'>
			${rates}
		</Cube>
	</Cube>
</gesmes:Envelope>`;
const twoRates =
  "<Cube currency='USD' rate='1.25'/>\n<Cube currency='JPY' rate='160.50'/>\n<Cube currency='ZAR' rate='20'/>";

describe('exchange rates', () => {
  let app: TestApp;
  let server: Server;
  let response = { status: 200, body: '' };
  before(async () => {
    app = await testApp();
    server = createServer((_, answer) => answer.writeHead(response.status).end(response.body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await sql`delete from exchange_rates`.execute(app.services.database.db);
    useRates([]);
  });
  after(() => server.close());
  closeTestTours();

  const services = (ratesUrl: string | undefined) => ({
    ...app.services,
    config: { ...app.services.config, ratesUrl },
  });
  const fetchAll = () => fetchRates(services(`http://127.0.0.1:${(server.address() as AddressInfo).port}/daily.xml`));
  const stored = async () => {
    const { rows } = await sql<{ day: string; currency: string; rate: number }>`
      select as_of::text as day, currency, per_euro::float8 as rate from exchange_rates order by as_of, currency`.execute(
      app.services.database.db,
    );
    return rows.map(({ day, currency, rate }) => [day, currency, rate]);
  };
  const today = () => app.services.clock.now().toISOString().slice(0, 10);

  test('of the day are read, stored and used; a currency that is not published keeps the bundled rate', async () => {
    response = { status: 200, body: dailyFile(today(), twoRates) };
    await fetchAll();
    await fetchAll();
    assert.deepEqual(await stored(), [
      [today(), 'JPY', 160.5],
      [today(), 'USD', 1.25],
    ]);
    await readRates(app.services.database);
    assert.deepEqual(convert(money(10_000, 'EUR'), 'USD'), money(12_500, 'USD'));
    assert.deepEqual(convert(money(12_500, 'USD'), 'JPY'), money(16_050, 'JPY'));
    const { perUsd, asOf } = currentRates();
    assert.deepEqual([perUsd.PEN, asOf.PEN], [bundledRates.perUsd.PEN, bundledRates.asOf.PEN]);
    assert.deepEqual([rateDay('EUR', 'JPY'), rateDay('EUR', 'PEN')], [today(), bundledRates.asOf.PEN]);
  });

  test('stay as they are where the file is refused, is another page, or is of a day to come', async () => {
    for (const [status, body] of [
      [503, dailyFile(today(), twoRates)],
      [200, '<html><body>Please sign in</body></html>'],
      [200, dailyFile(today(), "<Cube currency='JPY' rate='160.50'/>")],
      [200, dailyFile('2199-01-01', twoRates)],
    ] as const) {
      response = { status, body };
      await assert.rejects(fetchAll());
    }
    assert.deepEqual(await stored(), []);
  });

  test('are not fetched from anywhere unless an address is set', async () => {
    response = { status: 200, body: dailyFile(today(), twoRates) };
    await fetchRates(services(undefined));
    assert.deepEqual(await stored(), []);
  });

  test('older than the bundled ones are not used', () => {
    useRates(readDailyRates(dailyFile('2026-01-02', twoRates)));
    assert.equal(currentRates(), bundledRates);
  });

  test('are said with their day in a calendar and a quote with converted prices, and only there', async () => {
    response = { status: 200, body: dailyFile(today(), twoRates) };
    await fetchAll();
    await readRates(app.services.database);
    const { id } = await createTestTour();
    const days = async (currency: string) => {
      const path = `/api/tours/${id}/availability?from=${today()}&to=${today()}&currency=${currency}`;
      return (await app.send('GET', path)).body.ratesOf;
    };
    assert.deepEqual([await days('USD'), await days('EUR')], [today(), undefined]);
    const quoted = async (currency: string) => {
      const path = `/api/tours/${id}/availability?date=${dayAhead(10)}&currency=${currency}`;
      return (await app.send('GET', path)).body.quote.shown.ratesOf;
    };
    assert.deepEqual([await quoted('USD'), await quoted('EUR')], [today(), undefined]);
  });
});
