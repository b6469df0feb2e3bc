// For any input the response is a problem document that names what is wrong, and nothing is written.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { endpointNames, endpointOf } from '#contract/contract.ts';
import { errorStatuses } from '#contract/errors.ts';
import { newId } from '#kernel/ids.ts';
import { hasRight } from '#kernel/rights.ts';
import { type TestResponse, type TestApp, testApp } from '#test/app.ts';

describe('bad input', () => {
  let app: TestApp;
  let tour: string;
  let token: string;
  let supplierToken: string;
  let operatorToken: string;
  let contentsBefore: string;
  before(async () => {
    app = await testApp();
    tour = (await app.send('GET', '/api/tours?pageSize=1')).body.data[0].id;
    token = (await app.newTraveller()).token;
    supplierToken = (await app.signIn('supplier')).token;
    operatorToken = (await app.signIn('operator')).token;
    contentsBefore = await contents();
  });
  after(async () => assert.equal(await contents(), contentsBefore, 'something was written'));

  /** How many rows each table has, and what may be changed in place. Counters of tries are no content. */
  async function contents(): Promise<string> {
    const db = app.services.database.db;
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('throttles', 'jobs') order by 1`.execute(
      db,
    );
    const counts = await Promise.all(
      rows.map(({ name }) => sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)),
    );
    const { rows: people } = await sql`select * from users order by id`.execute(db);
    return JSON.stringify([rows.map(({ name }, index) => [name, counts[index]!.rows[0]!.rows]), people]);
  }

  function assertRefused(response: TestResponse, statuses: readonly number[], what: string): void {
    const { status, body, headers } = response;
    const shown = `${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
    assert.ok(statuses.includes(status), shown);
    assert.equal(headers.get('content-type'), 'application/problem+json', shown);
    assert.equal(headers.get('cache-control'), 'no-store', shown);
    assert.equal(errorStatuses[body.code as keyof typeof errorStatuses], status, shown);
    assert.ok(body.title && body.detail, shown);
    if (body.code === 'invalid_input')
      assert.ok(body.fields.length > 0 && body.fields.every((one: any) => one.message), shown);
  }

  const pathOf = (name: (typeof endpointNames)[number]) =>
    endpointOf(name)
      .path.replace(/\{lang(?:uage)?\}/, 'en')
      .replace('{currency}', 'MAD')
      .replace('{namespace}', 'common')
      .replace('/articles/{kind}', '/articles/post')
      .replace('{kind}', 'place')
      .replace(/\{\w+\}/g, newId());

  const tokenFor = (name: (typeof endpointNames)[number]) =>
    hasRight(endpointOf(name).access, 'traveller')
      ? token
      : hasRight(endpointOf(name).access, 'owner')
        ? supplierToken
        : operatorToken;

  const names = endpointNames.filter((name) => endpointOf(name).body);

  describe('bodies of every call that takes one', () => {
    const bodies: Record<string, [raw: string, ...statuses: number[]]> = {
      nothing: ['', 400],
      'broken JSON': ['{"a":', 400],
      'a list': ['[]', 422],
      null: ['null', 422],
      'a text': ['"x"', 422],
      'a number': ['1e999', 400, 422],
      'lists in lists without end': ['['.repeat(100_000), 400],
      'objects in objects': [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400, 413, 422],
      'NUL in a text': [String.raw`{"a":"\u0000"}`, 400],
      'half a character in a text': [String.raw`{"a":"\ud83d"}`, 400],
      'half a character in a key': [String.raw`{"\ud83d":"a"}`, 400],
      'bytes that are no UTF-8': ['\uffff', 400],
      'more values than anything has': [`[${'1,'.repeat(50_000)}1]`, 413],
    };
    for (const name of names) {
      test(name, async () => {
        for (const [what, [raw, ...statuses]] of Object.entries(bodies)) {
          const sent = what === 'bytes that are no UTF-8' ? Buffer.from([0x22, 0xff, 0x22]) : raw;
          const response = await app.send(endpointOf(name).method, `/api${pathOf(name)}`, {
            raw: sent,
            token: tokenFor(name),
            headers: { 'content-type': 'application/json' },
          });
          assertRefused(response, statuses, what);
        }
      });
    }
  });

  test('of another kind than JSON, or larger than taken, is refused by every call that takes a body', async () => {
    for (const name of names) {
      const send = async (raw: BodyInit, type: string) =>
        app.send(endpointOf(name).method, `/api${pathOf(name)}`, {
          raw,
          token: tokenFor(name),
          headers: { 'content-type': type },
        });
      assertRefused(await send('{}', 'text/plain'), [415], `${name} as text`);
      assertRefused(await send('a=b', 'application/x-www-form-urlencoded'), [415], `${name} as a form`);
      assertRefused(await send('x'.repeat(15_000_000), 'application/json'), [413], `${name} with 15 MB`);
    }
  });

  test('of 12 MB is a picture or refused: before it is read as JSON, whatever it is made of', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(300_000)}`;
    const put = (raw: string) =>
      app.send('PUT', '/api/auth/me', { raw, token, headers: { 'content-type': 'application/json' } });
    const keys = Array.from({ length: 30_000 }, (_, n) => `"key${n}":${n}`).join(',');
    const large = {
      keys: `{${keys}}`,
      'few values and much room': `{"name":"Ana"${' ,"a":1'.repeat(5)}${' '.repeat(150_000)}, "b": 2${' '.repeat(150_000)}${',"c":3'.repeat(40_000)}}`,
      numbers: `{"avatar":[${'1,'.repeat(200_000)}1]}`,
      brackets: `{"avatar":${'['.repeat(300_000)}`,
      'a picture and as much beside it': `{"avatar":"${picture}","city":"${'a, '.repeat(100_000)}"}`,
    };
    for (const [what, raw] of Object.entries(large)) assertRefused(await put(raw), [413], what);
    assertRefused(await put(`{"avatar":"${picture}","city":"${'a, '.repeat(1000)}"}`), [422], 'a picture that is none');
  });

  test('a table of 200 MB with broken lines and uploads of 50 MB are refused, and not read to their end', async () => {
    const megabyte = (text: string) => Buffer.from(text.repeat(Math.ceil(1e6 / text.length)).slice(0, 1e6));
    const brokenLines = megabyte(String.raw`1,A \"walk,,\r\n;;;2\u0000,\n`);
    const sendAll = async (path: string, beginning: string, [piece, pieces]: [Buffer, number]) => {
      let sent = 0;
      const body = new ReadableStream({
        pull(controller) {
          if (sent > pieces) return controller.close();
          controller.enqueue(sent++ === 0 ? Buffer.from(beginning) : piece);
        },
      });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${supplierToken}` };
      const request = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
      const { status } = await app.app(new Request(`http://localhost:3000${path}`, request));
      return { status, sent };
    };
    for (const [path, beginning, amount] of [
      ['/api/supplier/tour-imports/preview', '{"format":"csv","content":"', [brokenLines, 200]],
      ['/api/supplier/tour-imports', '{"format":"csv","content":"', [brokenLines, 200]],
      ['/api/supplier/entry-imports/preview', '{"format":"csv","content":"', [brokenLines, 200]],
      ['/api/supplier/documents', '{"kind":"insurance","file":"data:application/pdf;base64,', [megabyte('A'), 50]],
      [`/api/supplier/tours/${tour}/pictures`, '{"picture":"data:image/png;base64,', [megabyte('A'), 50]],
    ] as [string, string, [Buffer, number]][]) {
      const { status, sent } = await sendAll(path, beginning, amount);
      assert.equal(status, 413, path);
      assert.ok(sent < 20, `${path}: ${sent} MB were read`);
    }
  });

  test('a form larger than a payment page sends is refused, and not read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => (++sent > 1000 ? controller.close() : controller.enqueue(new Uint8Array(10_000).fill(97))),
    });
    const form = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    } as RequestInit;
    const response = await app.app(new Request(`http://localhost:3000/pay/test/${'a'.repeat(32)}`, form));
    assert.equal(response.status, 413);
    assert.ok(sent < 10, `${sent} pieces were read`);
  });

  test('unknown fields are named, prototypes among them, and no more than twenty', async () => {
    const response = await app.send('POST', '/api/bookings', {
      raw: '{"__proto__":{"adults":1},"constructor":1,"adults":1}',
      token,
      headers: { 'content-type': 'application/json' },
    });
    assertRefused(response, [422], 'prototypes');
    assert.deepEqual(response.body.fields.map((one: any) => one.field).sort(), ['__proto__', 'constructor']);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]));
    const refused = await app.send('POST', '/api/bookings', { body: many, token });
    assertRefused(refused, [422], 'many fields');
    assert.equal(refused.body.fields.length, 20);
  });

  test('an order names the field that is wrong with it', async () => {
    const wrong: [object, string][] = [
      [{}, 'tourId'],
      [{ tourId: 'x' }, 'tourId'],
      [{ tourId: tour, adults: 1 }, 'date'],
      [{ tourId: tour, date: '2026-02-30', adults: 1 }, 'date'],
      [{ tourId: tour, date: '0000-01-01', adults: 1 }, 'date'],
      [{ tourId: tour, date: '+275760-09-13', adults: 1 }, 'date'],
      [{ tourId: tour, date: '2020-01-01', adults: 1 }, 'date'],
      [{ tourId: tour, date: 20301111, adults: 1 }, 'date'],
      [{ tourId: tour, date: '2030-11-11' }, 'persons'],
      [{ tourId: tour, date: '2030-11-11', adults: 0 }, 'adults'],
      [{ tourId: tour, date: '2030-11-11', adults: 1.5 }, 'adults'],
      [{ tourId: tour, date: '2030-11-11', adults: 1e300 }, 'adults'],
      [{ tourId: tour, date: '2030-11-11', adults: '1' }, 'adults'],
      [{ tourId: tour, date: '2030-11-11', adults: null }, 'adults'],
      [{ tourId: tour, date: '2030-11-11', adults: 1, children: -1 }, 'children'],
      [{ tourId: tour, date: '2030-11-11', adults: 1, persons: 1 }, 'persons'],
      [{ tourId: tour, date: '2030-11-11', units: [] }, 'units'],
      [{ tourId: tour, date: '2030-11-11', units: [{ unitId: newId(), quantity: 1 }] }, 'units'],
      [{ tourId: tour, departureId: newId(), adults: 1 }, 'departureId'],
      [{ tourId: tour, optionId: newId(), date: '2030-11-11', adults: 1 }, 'optionId'],
      [{ tourId: tour, date: '2030-11-11', adults: 1, userId: newId() }, 'userId'],
      [{ tourId: tour, date: '2030-11-11', adults: 1, payment: 'never' }, 'payment'],
      ...[0, -1, 1e15, 2 ** 53, 1.5, '2', 1e300].flatMap((quantity): [object, string][] => [
        [{ tourId: tour, date: '2030-11-11', units: [{ unitId: newId(), quantity }] }, 'units.0.quantity'],
        [
          { tourId: tour, date: '2030-11-11', adults: 1, extras: [{ extraId: newId(), quantity }] },
          'extras.0.quantity',
        ],
      ]),
    ];
    for (const [body, field] of wrong) {
      const response = await app.send('POST', '/api/bookings', { body, token });
      assertRefused(response, [422], JSON.stringify(body));
      assert.ok(
        response.body.fields.some((one: any) => one.field === field),
        `${JSON.stringify(body)}: ${JSON.stringify(response.body.fields)}`,
      );
    }
  });

  test('addresses that name nothing that can exist are not found', async () => {
    const paths = [
      '/api/tours/%00',
      '/api/tours/%ff',
      '/api/tours/%',
      '/api/tours/..%2f..%2fetc',
      '/api/tours/nope/reviews',
      '/api/bookings/%00',
      '/api/i18n/en/__proto__',
      '/api/i18n/en/..%2f..',
      '/api/i18n/de/common',
      '/api',
      '/api/',
      '/api/nope',
      '/pay/test/%00',
      '/pay/test/x',
      '/media/files/..%2f..%2fpackage.json',
      '/media/files/x.webp',
      '/og/..%2fx.png',
      '/sitemap-tours-0.xml',
      '/sitemap-tours-99999999999999999999999.xml',
    ];
    for (const path of paths) assertRefused(await app.send('GET', path, { token }), [404], path);
    const form = { raw: 'outcome=paid', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    for (const path of ['/pay/test/%00', '/pay/test/x']) assertRefused(await app.send('POST', path, form), [404], path);
  });

  test('questions that cannot be answered name their parameter', async () => {
    const queries: [string, string][] = [
      ['/api/tours?page=0', 'page'],
      ['/api/tours?page=1e9', 'page'],
      ['/api/tours?page=NaN', 'page'],
      ['/api/tours?page=1.5', 'page'],
      ['/api/tours?pageSize=Infinity', 'pageSize'],
      ['/api/tours?orderBy=__proto__', 'orderBy'],
      ['/api/tours?currency=XXX', 'currency'],
      ['/api/tours?lang=de', 'lang'],
      ['/api/tours/search?date=2026-02-30', 'date'],
      ['/api/tours/search?priceMin=-1', 'priceMin'],
      ['/api/tours/search?ratingMin=6', 'ratingMin'],
      ['/api/tours/search?freeCancellation=maybe', 'freeCancellation'],
      [`/api/tours/search?q=${'a'.repeat(14_000)}`, 'q'],
      ['/api/tours/search-text', 'q'],
      ['/api/locations/search', 'q'],
      [`/api/tours/${tour}/availability`, 'date'],
      [`/api/tours/${tour}/availability?date=0000-01-01`, 'date'],
      [`/api/tours/${tour}/availability?from=0000-01-01&to=0000-01-03`, 'from'],
      [`/api/tours/${tour}/availability?from=9999-12-31&to=9999-12-31`, 'to'],
      [`/api/tours/${tour}/availability?from=2026-01-01&to=2027-01-01`, 'to'],
      [`/api/tours/${tour}/availability?date=2030-01-01&adults=21`, 'adults'],
      [`/api/tours/${tour}/availability?date=2030-01-01&option=${newId()}`, 'option'],
    ];
    for (const [path, field] of queries) {
      const response = await app.send('GET', path);
      assertRefused(response, [422], path);
      assert.equal(response.body.fields[0].field, field, path);
    }
  });

  test('odd questions are still answered', async () => {
    const queries = [
      '/api/tours?page=1&page=2',
      '/api/tours?__proto__=1&constructor=2&unknown=3',
      '/api/tours/search?q=%F0%9F%98%80',
      '/api/tours/search?q=%',
      '/api/tours/search?q=%ED%A0%80',
      `/api/tours/search?q=${'%E2%80%8F%D7%90'.repeat(20)}`,
      '/api/tours/search?date=0001-01-01',
      '/api/tours/search?date=9999-12-31',
      '/api/tours/search?priceMin=1e9&priceMax=0&currency=KWD',
      `/api/tours/search?tag=${'a,'.repeat(59)}`,
      '/api/tours/search-text?q=%25_%5C',
      '/api/locations/search?q=%EF%B7%BA',
      `/api/tours/${tour}/availability?date=9999-12-31`,
    ];
    for (const path of queries) assert.equal((await app.send('GET', path)).status, 200, path);
    assertRefused(await app.send('GET', '/api/tours/search?q=%00'), [400], 'NUL');
  });

  test('a profile refuses what cannot be, and changes nothing of it', async () => {
    const wrong: [object, string][] = [
      [{ date_of_birth: '0000-01-01' }, 'date_of_birth'],
      [{ date_of_birth: '2999-01-01' }, 'date_of_birth'],
      [{ name: ' ' }, 'name'],
      [{ country: 'es' }, 'country'],
      [{ phone: '+34 600 ext 5' }, 'phone'],
      [{ avatar: 'http://elsewhere.example/x.png' }, 'avatar'],
      [{ avatar: 'data:image/svg+xml;base64,AAAA' }, 'avatar'],
      [{ saved_locations: [1] }, 'saved_locations'],
    ];
    for (const [body, field] of wrong) {
      const response = await app.send('PUT', '/api/auth/me', { body: { city: 'Nowhere', ...body }, token });
      assertRefused(response, [422], JSON.stringify(body));
      assert.equal(response.body.fields[0].field, field);
    }
  });

  test('another method than those of an address is 405 and says which it takes', async () => {
    const wrong: [string, string, string][] = [
      ['DELETE', '/api/tours', 'GET, HEAD'],
      ['POST', '/api/tours/search', 'GET, HEAD'],
      ['PATCH', '/api/auth/me', 'GET, HEAD, PUT'],
      ['GET', '/api/auth/login', 'POST'],
      ['PUT', `/api/bookings/${newId()}`, 'GET, HEAD'],
      ['OPTIONS', '/api/bookings', 'POST, GET, HEAD'],
    ];
    for (const [method, path, allow] of wrong) {
      const response = await app.send(method, path, { token });
      assertRefused(response, [405], `${method} ${path}`);
      assert.deepEqual(response.headers.get('allow')?.split(', ').sort(), allow.split(', ').sort(), path);
    }
    assertRefused(await app.send('DELETE', '/api/nope'), [404], 'an unknown address');
  });

  test('an Idempotency-Key is 1 to 200 printable characters', async () => {
    for (const key of ['a b', 'x'.repeat(201), 'é']) {
      const response = await app.send('POST', '/api/bookings', {
        body: {},
        token,
        headers: { 'idempotency-key': key },
      });
      assertRefused(response, [422], key);
      assert.equal(response.body.fields[0].field, 'Idempotency-Key');
    }
  });
});
