// Every operation of the contract, called as anonymous, traveller, supplier and operator with requests made from its schemas
// and with broken ones. Whatever comes, the response is one that the contract declares, and none is a 5xx.
// GENERATED_CASES: how many requests an operation gets from each of them: 100 over PostgreSQL, 25 over the slower embedded
// database, 2,000 in `npm run check:all`.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { type TestResponse, brokenInvariants, openTestApp, type TestApp } from '#test/app.ts';
import { findIds, type GeneratedRequest, type Ids, requestOf } from '#test/generated/request-of.ts';
import type { demoLogins } from '#world/logins.ts';
import { refusalCodesOf } from '../feeds/openapi.ts';

const cases = Number(process.env.GENERATED_CASES ?? (process.env.TEST_ENGINE === 'postgres' ? 100 : 25));
const identities = ['anonymous', 'traveller', 'supplier', 'operator'] as const;
/** A wrong password costs a tenth of a second of argon2, and the whole audit log grows with the requests before. */
const slow = new Set<EndpointName>([
  'verifyAuditLog',
  'register',
  'login',
  'changePassword',
  'reauthenticate',
  'resetPassword',
]);
type Identity = (typeof identities)[number];

describe('a generated request', () => {
  let app: TestApp;
  let ids: Ids;
  const tokens: Partial<Record<Identity, string>> = {};
  before(async () => {
    // Of its own: what other tests share would be booked, decided and changed.
    app = await openTestApp();
    ids = await findIds(app);
  });
  after(async () => {
    assert.deepEqual(await brokenInvariants(app), []);
    await app.services.database.close();
  });

  /** A request may have ended the session, or suspended its user. */
  async function signInAll(): Promise<void> {
    for (const table of ['users', 'suppliers'] as const)
      await app.services.database.read.updateTable(table).set({ suspendedAt: null }).execute();
    for (const identity of ['traveller', 'supplier', 'operator'] as const) {
      const { status } = await app.send('GET', '/api/auth/me', { token: tokens[identity] });
      if (status !== 200) tokens[identity] = await tokenOf(identity);
    }
  }

  async function tokenOf(identity: keyof typeof demoLogins): Promise<string> {
    if (identity !== 'traveller') return (await app.signIn(identity)).token;
    return (await app.signIn(identity).catch(() => app.newTraveller())).token;
  }

  for (const name of endpointNames)
    test(`of ${name} gets a response that is declared`, async () => {
      for (const [index, identity] of identities.entries()) {
        await signInAll();
        const property = fc.asyncProperty(requestOf(name, ids), async (request) => {
          const { path, headers, raw } = request;
          const response = await app.send(endpointOf(name).method, path, { headers, raw, token: tokens[identity] });
          assertDeclared(name, response, identity, request);
        });
        await fc.assert(property, {
          numRuns: slow.has(name) ? Math.ceil(cases / 10) : cases,
          seed: 20_261_122 + index,
        });
      }
    });
});

function assertDeclared(
  name: EndpointName,
  response: TestResponse,
  identity: Identity,
  { path, raw }: GeneratedRequest,
): void {
  const { status, body, headers } = response;
  const shown = `${name} as ${identity}: ${path} ${raw?.slice(0, 500)}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  if (status === endpointOf(name).status) return;
  assert.equal(headers.get('content-type'), 'application/problem+json', shown);
  assert.ok(status < 500 && refusalCodesOf(endpointOf(name)).has(body.code), shown);
}
