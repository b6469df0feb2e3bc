// Every operation of the contract, called with a valid example, with the example changed in a place or two, and as anonymous,
// traveller, supplier and operator with requests made from its schemas and with broken ones. Whatever comes, the response is one
// that the contract declares, and none is a 5xx.
// GENERATED_CASES: how many changed examples an operation gets, and how many generated requests from each of the four: 100 over
// PostgreSQL, 8 over the slower embedded database, 2,000 in `npm run check:all`; a tenth of them for operations that are slow, ten for
// those that take no input.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { changeSuspension } from '#domain/moderation/change-suspension.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';
import { type TestResponse, brokenInvariants, openTestApp, type TestApp } from '#test/app.ts';
import { changedRequest } from '#test/generated/changed-request.ts';
import { callerOf, ExampleContext } from '#test/generated/example-context.ts';
import { examples } from '#test/generated/examples/examples.ts';
import { type AnyExample, findIds, type GeneratedRequest, type Ids, requestOf } from '#test/generated/request-of.ts';
import { setSetting } from '#test/settings.ts';
import type { demoLogins } from '#world/logins.ts';
import { operator as worldOperator } from '#world/operator.ts';
import { refusalCodesOf } from '#server/feeds/openapi.ts';

const cases = Number(process.env.GENERATED_CASES ?? (process.env.TEST_ENGINE === 'postgres' ? 100 : 8));
/** Of some things one may have ten: after so many successes the example is made anew, with another tour. */
const writesOfWorld = 6;
/** Of so many successes, the first two and the last have an example of their own: some take a tenth of a second to make. */
const examplesOfWorld = 3;
/** The suite ends there, the long check goes on. */
const writesMax = cases > 100 ? cases : writesOfWorld;
const identities = ['anonymous', 'traveller', 'supplier', 'operator'] as const;
/** A wrong password costs a tenth of a second of argon2, and what reads all of a kind grows with the requests before. */
const slow = new Set<EndpointName>([
  'verifyAuditLog',
  'register',
  'login',
  'changePassword',
  'reauthenticate',
  'resetPassword',
  'exportSupplier',
  'downloadPostings',
  'listSupplierDepartures',
]);
const takesInput = (name: EndpointName) =>
  Boolean(endpointOf(name).params ?? endpointOf(name).query ?? endpointOf(name).body);
const casesOf = (name: EndpointName) => {
  const most = Math.ceil(slow.has(name) ? cases / 10 : cases);
  return takesInput(name) ? most : Math.min(most, 10);
};
type Identity = (typeof identities)[number];

describe('a request', () => {
  let app: TestApp;
  let ids: Ids;
  let context: ExampleContext;
  const tokens: Partial<Record<Identity, string>> = {};
  before(async () => {
    // Of its own: what other tests share would be booked, decided and changed.
    app = await openTestApp();
    app.services.translator = async (text, _, to) => `${to}: ${text}`;
    await setSetting(app, 'operator', worldOperator);
    ids = await findIds(app);
    context = new ExampleContext(app, examples);
  });
  after(async () => {
    assert.deepEqual(await brokenInvariants(app), []);
    await app.services.database.close();
  });

  /** A request may have suspended somebody. */
  async function restoreAll(): Promise<void> {
    const { rows } = await sql<Subject>`
      select 'user' as kind, id from users where suspended_at is not null
      union all select 'supplier', id from suppliers where suspended_at is not null`.execute(app.services.database.db);
    for (const subject of rows)
      await changeSuspension(app.services, { action: 'restore', subject, actorId: null, reason: 'For the next test.' });
  }

  /** A request may have ended the session. */
  async function signInAll(): Promise<void> {
    await restoreAll();
    for (const identity of ['traveller', 'supplier', 'operator'] as const) {
      const { status } = await app.send('GET', '/api/auth/me', { token: tokens[identity] });
      if (status !== 200) tokens[identity] = await tokenOf(identity);
    }
    // As if all had signed in long ago: else an account erases itself, or gets another address, and signs in no more.
    await sql`update sessions set reauthenticated_at = null`.execute(app.services.database.db);
  }

  async function tokenOf(identity: keyof typeof demoLogins): Promise<string> {
    if (identity !== 'traveller') return (await app.signIn(identity)).token;
    return (await app.signIn(identity).catch(() => app.newTraveller())).token;
  }

  for (const name of endpointNames)
    test(`to ${name} that is valid succeeds, and one changed in a place or two gets a response that is declared`, async () => {
      await restoreAll();
      await context.renew();
      let example: AnyExample | undefined;
      let used = 0;
      for (let index = 0; takesInput(name) && index < casesOf(name) && used < writesMax; index++) {
        example ??= await context.example(name);
        const [request] = fc.sample(changedRequest(name, example, ids), { numRuns: 1, seed: 20_261_126 + index });
        const { path, headers, raw } = request!;
        const { method } = endpointOf(name);
        const response = await app.send(method, path, { headers, raw, token: await context.tokenOf(name, example) });
        assertDeclared(name, response, 'its caller', request!);
        // What the example is about may be used up.
        if (response.status >= 300 || method === 'GET') continue;
        if (++used % writesOfWorld < examplesOfWorld) example = undefined;
        if (used % writesOfWorld === 0 && used < writesMax) await context.renew();
      }
      if (example && (await context.send(name, example)).status === endpointOf(name).status) return;
      // A refused change may have used it up, too: a code has so many tries.
      await context.renew();
      const { status, body } = await context.send(name, await context.example(name));
      assert.equal(status, endpointOf(name).status, JSON.stringify(body));
    });

  for (const name of endpointNames)
    test(`to ${name} that is generated gets a response that is declared`, async () => {
      await context.renew();
      const example = endpointOf(name).params ? await context.example(name) : {};
      const caller = { identity: callerOf(name), token: await context.tokenOf(name, example) };
      await signInAll();
      for (const [index, identity] of identities.entries()) {
        const property = fc.asyncProperty(requestOf(name, example, ids), async (request) => {
          const { path, headers, raw, isOfExample } = request;
          const token = isOfExample && identity === caller.identity ? caller.token : tokens[identity];
          const response = await app.send(endpointOf(name).method, path, { headers, raw, token });
          assertDeclared(name, response, identity, request);
        });
        await fc.assert(property, {
          numRuns: casesOf(name),
          seed: 20_261_122 + index,
        });
      }
    });
});

function assertDeclared(
  name: EndpointName,
  response: TestResponse,
  caller: string,
  { path, raw }: GeneratedRequest,
): void {
  const { status, body, headers } = response;
  const shown = `${name} as ${caller}: ${path} ${raw?.slice(0, 500)}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  if (status === endpointOf(name).status) return;
  assert.equal(headers.get('content-type'), 'application/problem+json', shown);
  assert.ok(status < 500 && refusalCodesOf(endpointOf(name)).has(body.code), shown);
}
