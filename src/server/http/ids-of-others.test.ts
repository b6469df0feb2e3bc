// What belongs to another user, named in a body or a query by everyone who may call: it is answered word for word like what does not
// exist. Where the address names it: rights-of-others.test.ts.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { newId } from '#kernel/ids.ts';
import { hasRight, identities, type Identity } from '#kernel/rights.ts';
import { emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import { openTestApp, type TestApp, type TestResponse } from '#test/app.ts';
import { newOwner, oneOfEach, type Somebody } from '#test/identities.ts';

/** Of the caller's supplier. */
type Own = { tour: string; departure: string; draft: string; ticket: string };
type Sent = { at?: string; body?: object; query?: string };
/** `id` is one of the table `of`. `answer`: what shows that the id was looked at. */
type Naming = { of: string; send: (id: string, own: Own) => Sent; answer?: RegExp };

const today = new Date().toISOString().slice(0, 10);
const tax = { names: { en: 'Tax' }, percent: 5 };
const review = { stars: 5, comment: 'A walk to remember, with a guide who knows every stone.' };
const ofTour = (query = ''): Naming[] => [{ of: 'tours', send: (tour) => ({ query: `${query}tour=${tour}` }) }];
const documentWith = (part: object) => ({ basedOn: 1, document: { ...emptyDocument(newId()), ...part } });
const days = { from: today, to: today };
const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}`;

const namings: Partial<Record<EndpointName, Naming[]>> = {
  placeBooking: [{ of: 'bookings', send: (holdId) => ({ body: { holdId } }) }],
  placeOrder: [{ of: 'bookings', send: (id) => ({ body: { holds: [{ id }] } }) }],
  addToCart: [
    {
      of: 'bookings',
      send: (replaces, { tour, departure }) => ({
        body: { tourId: tour, departureId: departure, adults: 1, replaces },
      }),
    },
  ],
  writeReview: [
    { of: 'bookings', send: (bookingId, { tour }) => ({ at: tour, body: { ...review, bookingId } }) },
    { of: 'review_photos', send: (id, { tour }) => ({ at: tour, body: { ...review, photos: [id] } }) },
  ],
  writeToTravellers: [
    { of: 'bookings', send: (id, { departure }) => ({ at: departure, body: { text: 'At ten.', bookingIds: [id] } }) },
  ],
  checkIn: [
    {
      of: 'departures',
      send: (departureId, { ticket }) => ({
        body: { scans: [{ id: newId(), departureId, ticket, at: new Date().toISOString() }] },
      }),
      answer: /other_departure/,
    },
  ],
  getPerformance: ofTour(),
  downloadPerformance: ofTour('table=demand&'),
  listTourRanks: ofTour(),
  getSupplierCalendar: ofTour(`view=week&date=${today}&`),
  previewCalendarEdit: [{ of: 'tours', send: (id) => ({ body: { ...days, tourIds: [id] } }) }],
  listCalendarEdits: [{ of: 'calendar_edits', send: (before) => ({ query: `before=${before}` }) }],
  editCalendar: [{ of: 'tours', send: (id) => ({ body: { ...days, tourIds: [id] } }) }],
  addManualEntry: [
    {
      of: 'units',
      send: (unitId, { departure }) => ({
        at: departure,
        body: { kind: 'booking', name: 'Ana', units: [{ unitId, quantity: 1 }] },
      }),
    },
  ],
  closeDepartures: [
    { of: 'options', send: (optionId, { tour }) => ({ at: tour, body: { ...days, optionId } }) },
    { of: 'departures', send: (departureId, { tour }) => ({ at: tour, body: { departureId } }) },
  ],
  assignGuides: [{ of: 'users', send: (id, { departure }) => ({ at: departure, body: { guides: [id] } }) }],
  createSupplierCode: [{ of: 'tours', send: (id) => ({ body: { code: 'SUMMER26', percent: 10, tourIds: [id] } }) }],
  addTax: [
    { of: 'tours', send: (tourId) => ({ body: { ...tax, tourId } }) },
    { of: 'options', send: (optionId) => ({ body: { ...tax, optionId } }) },
  ],
  addDocument: [
    {
      of: 'supplier_documents',
      send: (replaces) => ({ body: { kind: 'insurance', name: 'Insurance.pdf', file: pdf, replaces } }),
    },
  ],
  createTourDraft: [{ of: 'tours', send: (copyOf) => ({ body: { copyOf } }) }],
  restoreTourVersion: [
    { of: 'tour_versions', send: (versionId, { draft }) => ({ at: draft, body: { versionId, basedOn: 1 } }) },
  ],
  saveTourDraft: [
    {
      of: 'supplier_pictures',
      send: (id, { draft }) => ({
        at: draft,
        body: documentWith({ pictures: [{ id, alt: { en: 'A', es: 'A', fr: 'A' } }] }),
      }),
    },
  ],
};

/** Fields of ids that are everyone's, because what is on sale is, or that are the caller's own to make up. */
const ofEverybody =
  /^(tourId|departureId|optionId|via|userId|scans\[\]\.id|document\..*|.*(unitId|extraId|questionId|pickupPointId))$/;

/** Of what is everyone's to the staff. */
const ofStaff: readonly EndpointName[] = ['findBookings', 'findGiftCards', 'listAccountMails', 'listAccounts'];

type Json = { format?: string; properties?: Record<string, Json>; items?: Json } & Partial<
  Record<'anyOf' | 'oneOf' | 'allOf', Json[]>
>;

/** The paths of ids in a schema; `[]` for each of a list. */
function idFields(json: Json, path = ''): string[] {
  return [
    ...(json.format === 'uuid' ? [path] : []),
    ...Object.entries(json.properties ?? {}).flatMap(([name, one]) => idFields(one, path ? `${path}.${name}` : name)),
    ...(json.items ? idFields(json.items, `${path}[]`) : []),
    ...[json.anyOf, json.oneOf, json.allOf].flatMap((each) => (each ?? []).flatMap((one) => idFields(one, path))),
  ];
}

/** Without ids and moments, which differ from call to call. */
const plain = ({ status, body }: TestResponse): string =>
  `${status} ${JSON.stringify(body)}`
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'NOW');

describe('an id of another user in a body or a query', () => {
  let app: TestApp;
  let people: Record<Identity, Somebody | null>;
  before(async () => {
    // Of its own: a tour changes its supplier.
    app = await openTestApp();
    people = await oneOfEach(app);
  });
  after(() => app.services.database.close());

  async function ownThings(): Promise<Own> {
    const db = app.services.database.db;
    const { rows } = await sql<Omit<Own, 'draft'>>`
      update tours t set supplier_id = (select supplier_id from supplier_members where user_id = ${people.owner!.id})
      from (select d.id, d.tour_id, b.reference from departures d join bookings b on b.departure_id = d.id
        where d.starts_at > now() + interval '9 days' and b.state = 'confirmed' order by d.starts_at limit 1) d
      where t.id = d.tour_id returning t.id as tour, d.id as departure, d.reference as ticket`.execute(db);
    await sql`insert into departure_guides (departure_id, user_id) values (${rows[0]!.departure}, ${people.guide!.id})`.execute(
      db,
    );
    const { status, body } = await app.send('POST', '/api/supplier/tours', { token: people.owner!.token, body: {} });
    assert.equal(status, 201, JSON.stringify(body));
    return { ...rows[0]!, draft: body.id };
  }

  /** Things that exist, of other suppliers and other travellers. */
  async function foreignThings({ tour }: Own): Promise<Record<string, string>> {
    const db = app.services.database.db;
    const [traveller, supplier] = [await app.newTraveller(), await newOwner(app)];
    const draft = (await app.send('POST', '/api/supplier/tours', { token: supplier.token, body: {} })).body.id;
    const [picture, photo, version, document, edit] = [newId(), newId(), newId(), newId(), newId()];
    await sql`insert into calendar_edits (id, supplier_id, kind, state, first_day, last_day, total, worked, departures, made_at)
      values (${edit}, ${supplier.supplierId}, 'close', 'done', current_date, current_date, 0, 0, 0, now())`.execute(
      db,
    );
    await sql`insert into supplier_pictures (id, supplier_id, original_file, width, height, uploaded_at, used_at)
      values (${picture}, ${supplier.supplierId}, 'a', 1, 1, now(), now())`.execute(db);
    await sql`insert into tour_versions (id, tour_id, version, what, document, at)
      values (${version}, ${draft}, 99, 'published', '{}', now())`.execute(db);
    await sql`insert into supplier_documents (id, supplier_id, kind, name, file, content_type, size_bytes, uploaded_by, uploaded_at)
      values (${document}, ${supplier.supplierId}, 'insurance', 'a.pdf', 'a', 'application/pdf', 1, ${supplier.id}, now())`.execute(
      db,
    );
    await sql`insert into review_photos (id, user_id, file, small_file, width, height, uploaded_at)
      values (${photo}, ${traveller.id}, 'a', 'b', 1, 1, now())`.execute(db);
    const { rows } = await sql<Record<string, string>>`
      select t.id as tours, o.id as options, u.id as units, d.id as departures, b.id as bookings
      from tours t join options o on o.tour_id = t.id join units u on u.option_id = o.id
      join departures d on d.option_id = o.id join bookings b on b.departure_id = d.id
      where t.id <> ${tour} and t.status = 'published' limit 1`.execute(db);
    const more = {
      supplier_pictures: picture,
      supplier_documents: document,
      review_photos: photo,
      tour_versions: version,
      calendar_edits: edit,
    };
    return { ...rows[0]!, ...more, users: traveller.id };
  }

  test('has an example for every operation whose body or query has one', () => {
    const missing = endpointNames.filter((name) => {
      const { access, body, query } = endpointOf(name);
      if (access === 'anyone' || access === 'operator' || namings[name] || ofStaff.includes(name)) return false;
      return [body, query].some(
        (schema) =>
          schema &&
          idFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json).some(
            (field) => !ofEverybody.test(field),
          ),
      );
    });
    assert.deepEqual(missing, []);
  });

  test('is answered to everyone who may call like one that does not exist', async () => {
    const own = await ownThings();
    const foreign = await foreignThings(own);
    for (const [name, each] of Object.entries(namings) as [EndpointName, Naming[]][])
      for (const { of, send, answer } of each) {
        const { method, path, access } = endpointOf(name);
        for (const identity of identities.filter((one) => hasRight(access, one) && one !== 'operator')) {
          const answerTo = async (id: string) => {
            const { at = '', body, query } = send(id, own);
            const address = `/api${path.replace(/\{\w+\}/, at)}${query ? `?${query}` : ''}`;
            return plain(await app.send(method, address, { token: people[identity]!.token, body }));
          };
          const theirs = await answerTo(foreign[of]!);
          assert.doesNotMatch(theirs, /"rule":"(required|type|unknown_field|format)"/, `${name}: the rest is valid`);
          if (answer) assert.match(theirs, answer, `${name}, ${identity}`);
          assert.equal(theirs, await answerTo(newId()), `${name}, ${of}, ${identity}`);
        }
      }
  });
});
