import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { endpointNames, endpointOf } from '#contract/contract.ts';
import { type TestApp, testApp } from '#test/app.ts';

type Operation = {
  operationId: string;
  summary: string;
  security?: { bearer: string[] }[];
  parameters?: { name: string; in: string }[];
  requestBody?: { required: boolean };
  responses: Record<string, { description: string }>;
};

describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: {
    openapi: string;
    servers: { url: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: Record<string, Record<string, unknown>>;
  };
  before(async () => {
    app = await testApp();
    document = (await app.send('GET', '/api/openapi.json')).body;
  });

  const operationOf = (name: (typeof endpointNames)[number]): Operation =>
    document.paths[endpointOf(name).path]![endpointOf(name).method.toLowerCase()]!;

  test('describes every call of the contract, and no other', () => {
    assert.match(document.openapi, /^3\.1\./);
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    assert.deepEqual(described.toSorted(), endpointNames.toSorted());
  });

  test('says of each who may call it, what is in its address and that its body is required', () => {
    for (const name of endpointNames) {
      const { security, parameters = [], requestBody } = operationOf(name);
      const { access, body } = endpointOf(name);
      const expected = access === 'anyone' ? undefined : access === 'user' ? [] : [access];
      assert.deepEqual(security?.[0]!.bearer, expected, name);
      const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name);
      assert.deepEqual(
        inPath.toSorted(),
        [...endpointOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!).toSorted(),
        name,
      );
      assert.equal(requestBody?.required, body ? true : undefined, name);
    }
  });

  test('names nothing that it does not define', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    assert.ok(references.length > 10);
    for (const [, kind, name] of references) assert.ok(document.components[kind!]?.[name!], `${kind}/${name}`);
  });

  test('lists the refusals that calls really give', async () => {
    const supplier = (await app.signIn('supplier')).token;
    for (const name of endpointNames.filter((one) => one !== 'logout')) {
      const { method, path } = endpointOf(name);
      const address = `/api${path.replaceAll(/\{\w+\}/g, 'nope')}`;
      const raw = endpointOf(name).body && '{"';
      const headers = raw ? { 'content-type': 'application/json' } : undefined;
      const sent = { token: supplier, raw, headers };
      const responses = [
        await app.send(method, address),
        await app.send(method, address, sent),
        await app.send(method, address, { ...sent, headers: { ...headers, origin: 'https://evil.example' } }),
        await app.send(method, `${address}?page=0&q=%00`, { token: supplier }),
      ];
      for (const { status, body } of responses.filter((response) => response.status >= 400)) {
        assert.ok(
          operationOf(name).responses[status]?.description.split(', ').includes(body.code),
          `${name}: ${status} ${body.code}`,
        );
      }
    }
  });

  test('can be read as a page, without scripts', async () => {
    const { status, body, headers } = await app.send('GET', '/api/docs');
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^text\/html/);
    assert.doesNotMatch(body, /<script|\son\w+=/);
    for (const name of endpointNames) assert.ok(body.includes(`id="${name}"`), name);
    assert.match(body, /Notices\. For operators\./);
  });
});
