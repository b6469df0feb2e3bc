// What belongs to another user, requested by every identity at every operation whose address names a thing: it is not found, word
// for word like what does not exist.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { newId } from '#kernel/ids.ts';
import { hasRight, identities, type Identity } from '#kernel/rights.ts';
import { emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import { openTestApp, type TestApp, type TestResponse } from '#test/app.ts';
import { findIds, type Ids, requestOf } from '#test/generated/request-of.ts';
import { orderGiftCard } from '#test/gift-cards.ts';
import { newStaff, oneOfEach, type Somebody } from '#test/identities.ts';

/** Tours on sale and reviews are everyone's: only what one makes of them is one's own. */
const ofEverybody: readonly EndpointName[] = [
  'addToWishlist',
  'removeFromWishlist',
  'getWishlistEntry',
  'joinWaitlist',
  'listHelpfulReviews',
  'markHelpful',
  'unmarkHelpful',
  'writeReview',
];

/** What support and editors work on is everyone's. */
const ofStaff = /^\/admin\/(articles|bookings|contact-messages|gift-cards|reviews|texts|users)\//;

const departureId = newId();
/** Where the values that the schema allows are hardly ever valid. */
const validBodies: Partial<Record<EndpointName, object>> = {
  quoteChange: { departureId, adults: 1, children: 0 },
  quoteChangeAsTraveller: { departureId, adults: 1, children: 0 },
  changeBookingAsTraveller: { departureId, adults: 1, children: 0, expectedTotal: { priceMinor: 1, currency: 'EUR' } },
  changeBooking: { departureId, adults: 1, children: 0, expectedTotal: { priceMinor: 1, currency: 'EUR' } },
  addManualEntry: { kind: 'block', seats: 1, note: 'Kiosk' },
  setResourceImport: { url: 'https://partner.test/' },
  changeWebhook: { url: 'https://partner.test/', events: ['booking.made'], isOn: true },
  saveTourDraft: { basedOn: 1, document: emptyDocument(newId()) },
};

/** The things of another user, by the beginning of the address. */
const tableOf: readonly (readonly [start: string, table: string])[] = [
  ['/admin/acting/', 'acting_sessions'],
  ['/admin/refunds/', 'goodwill_refunds'],
  ['/auth/me/passkeys/', 'passkeys'],
  ['/auth/me/sessions/', 'sessions'],
  ['/bookings/', 'bookings'],
  ['/cart/', 'cart_lines'],
  ['/gift-cards/', 'gift_cards'],
  ['/orders/', 'orders'],
  ['/payments/', 'ledger_transactions'],
  ['/reviews/photos/', 'review_photos'],
  ['/supplier/api-keys/', 'api_keys'],
  ['/supplier/bookings/', 'bookings'],
  ['/supplier/calendar/edits/', 'calendar_edits'],
  ['/supplier/closures/', 'closures'],
  ['/supplier/departures/', 'departures'],
  ['/supplier/documents/', 'supplier_documents'],
  ['/supplier/entries/', 'manual_entries'],
  ['/supplier/entry-imports/', 'entry_imports'],
  ['/supplier/resources/', 'resources'],
  ['/supplier/promo-codes/', 'promo_codes'],
  ['/supplier/reviews/', 'reviews'],
  ['/supplier/tours/', 'tours'],
  ['/supplier/taxes/', 'taxes'],
  ['/supplier/terms/', 'supplier_terms'],
  ['/supplier/team/invitations/', 'supplier_invitations'],
  ['/supplier/team/', 'supplier_members'],
  ['/supplier/webhooks/', 'webhook_endpoints'],
  ['/waitlist/', 'waitlist_entries'],
];

/** Whose things are one's own also for an operator. */
const ofActors = ['acting_sessions', 'goodwill_refunds'];

const columns: Record<string, string> = { cart_lines: 'booking_id', supplier_members: 'user_id' };

const names = endpointNames.filter((name) => {
  const { params, access, path } = endpointOf(name);
  if (!params || access === 'anyone' || access === 'operator') return false;
  return !ofEverybody.includes(name) && !ofStaff.test(path);
});

describe('what belongs to another user', () => {
  let app: TestApp;
  let ids: Ids;
  let people: Record<Identity, Somebody | null>;
  const foreign: Record<string, string> = {};
  before(async () => {
    // Of its own: the rows that are written for it are no whole things.
    app = await openTestApp();
    ids = await findIds(app);
    people = await oneOfEach(app);
    await writeThings();
    for (const somebody of Object.values(people))
      if (somebody)
        await app.send('PUT', '/api/auth/me/proof', { token: somebody.token, body: { password: somebody.password } });
    for (const [, table] of tableOf) foreign[table] = await idOf(table);
  });
  after(() => app.services.database.close());

  async function writeThings(): Promise<void> {
    const db = app.services.database.db;
    const { id: userId, token } = await app.newTraveller();
    await orderGiftCard(app, { token });
    const now = new Date();
    await db
      .insertInto('orders')
      .values({ id: newId(), reference: 'OR-1', userId, currency: 'EUR', createdAt: now })
      .execute();
    const passkey = {
      id: newId(),
      userId,
      credentialId: 'a',
      publicKey: Buffer.from('a'),
      signCount: 0,
      transports: [],
      name: 'a',
    };
    await db
      .insertInto('passkeys')
      .values({ ...passkey, createdAt: now })
      .execute();
    const photo = { id: newId(), userId, file: 'a', smallFile: 'b', width: 1, height: 1, uploadedAt: now };
    await db.insertInto('reviewPhotos').values(photo).execute();
    await sql`insert into cart_lines (booking_id, user_id, added_at) select id, user_id, now() from bookings
      where user_id is not null on conflict do nothing`.execute(db);
    await sql`insert into calendar_edits (id, supplier_id, kind, state, first_day, last_day, total, worked, departures, made_at)
      select ${newId()}, supplier_id, 'close', 'done', current_date, current_date, 0, 0, 0, now() from tours limit 1`.execute(
      db,
    );
    await sql`insert into manual_entries (id, departure_id, kind, seats, adults, children, lines, note, currency, made_at)
      select ${newId()}, id, 'block', 1, 0, 0, '[]', 'Kiosk', 'EUR', now() from departures limit 1`.execute(db);
    await sql`insert into closures (id, tour_id, first_day, last_day, cause, created_at)
      select ${newId()}, id, current_date, current_date, 'supplier', now() from tours limit 1`.execute(db);
    await sql`insert into entry_imports (id, supplier_id, entries, made_at)
      select ${newId()}, id, 1, now() from suppliers limit 1`.execute(db);
    await sql`insert into taxes (id, supplier_id, names, basis_points, created_at)
      select ${newId()}, id, '{"en": "Tax"}', 500, now() from suppliers limit 1`.execute(db);
    await sql`insert into supplier_terms (id, supplier_id, commission_percent, commission_before, texts, announced_at, starts_at)
      select ${newId()}, id, 5, 15, '{"en": "Less"}', now(), now() + interval '20 days' from suppliers limit 1`.execute(
      db,
    );
    await sql`insert into supplier_documents (id, supplier_id, kind, name, content_type, size_bytes, uploaded_at)
      select ${newId()}, id, 'insurance', 'a.pdf', 'application/pdf', 1, now() from suppliers limit 1`.execute(db);
    await sql`insert into supplier_invitations (id, supplier_id, email, role, invited_at, expires_at)
      select ${newId()}, id, 'a@tests.example', 'guide', now(), now() + interval '1 day' from suppliers limit 1`.execute(
      db,
    );
    await sql`insert into api_keys (id, supplier_id, user_id, name, prefix, key_hash, scopes, created_at, expires_at)
      select ${newId()}, supplier_id, user_id, 'a', 'a', sha256('a'), '{tours:read}', now(), now() + interval '1 day'
      from supplier_members order by joined_at limit 1`.execute(db);
    await sql`insert into webhook_endpoints (id, supplier_id, url, events, encrypted_secret, created_at)
      select ${newId()}, id, 'https://partner.test/', '{booking.made}', 'a', now() from suppliers order by id limit 1`.execute(
      db,
    );
    const { id: actorId } = await newStaff(app, 'support');
    await sql`insert into acting_sessions (id, actor_id, user_id, reason, started_at, ends_at)
      values (${newId()}, ${actorId}, ${userId}, 'Lost the phone.', now(), now() + interval '20 minutes')`.execute(db);
    await sql`insert into goodwill_refunds (id, booking_id, amount_minor, reason, state, needs_approval, proposed_by, proposed_at)
      select ${newId()}, id, 1, 'It rained.', 'proposed', true, ${actorId}, now() from bookings limit 1`.execute(db);
    await sql`insert into waitlist_entries (id, user_id, departure_id, tour_id, adults, children, seats, language, joined_at)
      select ${newId()}, ${userId}, id, tour_id, 1, 0, 1, 'en', now() from departures limit 1`.execute(db);
  }

  async function idOf(table: string, wanted?: string): Promise<string> {
    const column = columns[table] ?? 'id';
    const mine = Object.values(people).map((somebody) => somebody?.id ?? newId());
    const isForeign =
      table === 'sessions' || table === 'supplier_members' ? sql`user_id <> all(${mine}::uuid[])` : sql`true`;
    const isWanted = wanted ? sql`${sql.ref(column)} = ${wanted}` : sql`true`;
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(column)} as id from ${sql.table(table)}
      where ${isForeign} and ${isWanted} limit 1`.execute(app.services.database.db);
    assert.ok(rows[0], `there is one of ${table}`);
    return rows[0].id;
  }

  for (const name of names)
    test(`is not found by ${name}`, async () => {
      const { method, path, access } = endpointOf(name);
      const ofTable = tableOf.find(([start]) => path.startsWith(start));
      assert.ok(ofTable, `${path}: say what it names, or that it is everybody's`);
      const query = name === 'listTourPictures' ? `?ids=${newId()}` : '';
      const at = (id: string) =>
        `/api${path.replace(/\{(?:id|holdId|reference)\}/, id).replace(/\{\w+\}/g, newId())}${query}`;
      // No key: the second call would get the first one's answer.
      const samples = fc.sample(requestOf(name, {}, ids), { numRuns: 12, seed: 20_261_125 }).map(({ raw }) => raw);
      const bodies = validBodies[name] ? [JSON.stringify(validBodies[name])] : samples;
      const isTried = (one: Identity) => hasRight(access, one) && (one !== 'operator' || ofActors.includes(ofTable[1]));
      for (const identity of identities.filter(isTried)) {
        const { token } = people[identity]!;
        const statuses = new Set<number>();
        for (const raw of bodies) {
          const sent = { token, raw, headers: raw === undefined ? undefined : { 'content-type': 'application/json' } };
          const theirs: TestResponse = await app.send(method, at(foreign[ofTable[1]]!), sent);
          const nobodys: TestResponse = await app.send(method, at(newId()), sent);
          assert.deepEqual([theirs.status, theirs.body], [nobodys.status, nobodys.body], `${identity}: ${raw}`);
          statuses.add(theirs.status);
          if (raw === undefined) break;
        }
        // What is gone need not be deleted again.
        const notFound = method === 'DELETE' && statuses.has(204) ? 204 : 404;
        assert.ok(statuses.has(notFound), `${identity}: ${[...statuses].join()}: no body was valid`);
        assert.equal(await idOf(ofTable[1], foreign[ofTable[1]]), foreign[ofTable[1]], `${identity} has deleted it`);
      }
    });
});
