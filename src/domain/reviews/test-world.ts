// What the tests of reviews, wishlists and notifications stand on: a supplier's two tours, a few people, bookings by
// hand. A database of its own; the calls go through the real routes.
import { Hono } from 'hono';
import type { Endpoint, Route } from '#contract/endpoint.ts';
import type { DomainError } from '#contract/domain-error.ts';
import { newId, newReference } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { readConfig } from '#platform/config/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import type { Caller } from '#platform/http/caller.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { type Handlers, serveEndpoints } from '#platform/http/serve-endpoints.ts';
import { createLog } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

export type TestWorld = { services: Services; database: Database; clock: { now(): Date; set(iso: string): void }; ids: Ids };
type Ids = Record<'lucia' | 'bo' | 'safari' | 'kayak' | 'draft', string> & { departures: Record<string, { id: string; optionId: string }> };

export async function openTestWorld(): Promise<TestWorld> {
  const database = await openDatabase({ memory: true });
  await prepareOnce(database.pool, (client) => migrate(client));
  let now = new Date('2026-08-01T10:00:00Z');
  const clock = { now: () => now, set: (iso: string) => void (now = new Date(iso)) };
  const config = readConfig({ APP_URL: 'https://senda.test' });
  // What these domains never touch stays away: reaching for it fails the test.
  const services = { config, database, clock, log: createLog('silent'), wakeJobs() {} } as unknown as Services;
  return { services, database, clock, ids: await insertWorld(database) };
}

async function insertWorld({ pool }: Database): Promise<Ids> {
  const ids: Ids = { lucia: newId(), bo: newId(), safari: newId(), kayak: newId(), draft: newId(), departures: {} };
  const [placeId, supplierId] = [newId(), newId()];
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    return pool.query(`insert into ${table} (${columns}) values (${columns.map((_, at) => `$${at + 1}`)})`, Object.values(row));
  };
  await insert('users', { id: ids.lucia, email: 'lucia@example.com', name: 'Lucía Ferrer', role: 'client', password_hash: '-', phone: '+34600111222' });
  await insert('users', { id: ids.bo, email: 'bo.k@example.com', name: 'bo.k', role: 'client', password_hash: '-' });
  await insert('suppliers', {
    id: supplierId, slug: 'ola', name: 'Ola & Sons', legal_name: 'Ola AS', country: 'KE', currency: 'EUR', address: 'Road 1', email: 'ola@example.com',
    phone: '+254 700', register_number: '1', tax_number: '2',
  });
  await insert('places', { id: placeId, slug: 'nairobi', country: 'KE', latitude: 0, longitude: 0, time_zone: 'Europe/Madrid', picture_url: '/p.svg' });
  for (const [language, name] of [['en', 'Athens'], ['fr', 'Athènes'], ['es', 'Atenas']]) await insert('place_texts', { place_id: placeId, language, name, line: '-' });
  for (const slug of ['safari', 'kayak', 'draft'] as const) {
    const [tourId, optionId, departureId] = [ids[slug], newId(), newId()];
    await insert('tours', {
      id: tourId, slug, supplier_id: supplierId, place_id: placeId, status: slug === 'draft' ? 'draft' : 'published', currency: 'EUR',
      from_price_minor: 4550, policy_key: 'moderate', pay_later: true, confirmation: 'instant', duration_minutes: 90,
    });
    await insert('tour_texts', { tour_id: tourId, language: 'en', title: `The <${slug}>`, description: '-', meeting_point: 'Old "gate"' });
    if (slug === 'safari') await insert('tour_texts', { tour_id: tourId, language: 'es', title: 'El safari', description: '-' });
    if (slug === 'safari') await insert('tour_pictures', { tour_id: tourId, position: 0, url: '/safari.svg' });
    await insert('options', { id: optionId, tour_id: tourId, position: 0 });
    await insert('option_texts', { option_id: optionId, language: 'en', name: 'Standard' });
    await insert('departures', {
      id: departureId, option_id: optionId, tour_id: tourId, starts_at_local: '2026-08-10T09:00', time_zone: 'Europe/Madrid', starts_at: '2026-08-10T07:00Z', capacity: 40,
    });
    ids.departures[tourId] = { id: departureId, optionId };
  }
  return ids;
}

/** A placed booking of two adults and a child, 100 EUR to be paid later; a test names what differs. */
export async function insertBooking({ database, ids }: TestWorld, differs: Record<string, unknown> = {}): Promise<string> {
  const tourId = (differs.tourId as string | undefined) ?? ids.safari;
  const departure = ids.departures[tourId]!;
  const row = {
    id: newId(), reference: newReference(), userId: ids.lucia, tourId, optionId: departure.optionId, departureId: departure.id, state: 'completed', seats: 3,
    adults: 2, children: 1, lines: JSON.stringify([{ totalMinor: 10_000 }]), currency: 'EUR', totalMinor: 10_000, commissionMinor: 1500,
    paymentKind: 'later', policyKey: 'moderate', startsAt: new Date('2026-08-10T07:00Z'), startsAtLocal: '2026-08-10T09:00', timeZone: 'Europe/Madrid',
    language: 'en', createdAt: new Date('2026-07-01T00:00Z'), placedAt: new Date('2026-07-01T00:00Z'), confirmedAt: new Date('2026-07-01T00:00Z'), ...differs,
  };
  await database.read.insertInto('bookings').values(row as never).execute();
  return row.id;
}

export type Call = (method: string, path: string, options?: { as?: string; body?: object; key?: string; language?: Language }) => Promise<{ status: number; body: any }>;

/** The calls of one domain behind its real routes; `as` is the user's id. */
export function serve<T extends Record<string, Endpoint>>({ services }: TestWorld, endpoints: T, handlers: Handlers<T>, routes: Record<string, Route>): Call {
  const app = new Hono();
  const languageOf = (header: string | undefined) => languages.find((one) => one === header) ?? 'en';
  app.onError((error, context) => {
    if (error.name !== 'DomainError') throw error;
    return problemResponse(error as DomainError, languageOf(context.req.header('accept-language')));
  });
  serveEndpoints(app, endpoints, handlers, {
    routes,
    async contextOf({ req }) {
      const id = req.header('x-user');
      const caller = { user: id ? { id, role: 'client', sessionId: '-' } : null, language: languageOf(req.header('accept-language')), idempotencyKey: req.header('idempotency-key') };
      return { ...services, caller: caller as Caller };
    },
  });
  return async (method, path, { as, body, key, language } = {}) => {
    const headers = { 'content-type': 'application/json', ...(as && { 'x-user': as }), ...(key && { 'idempotency-key': key }), ...(language && { 'accept-language': language }) };
    const answer = await app.request(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
  };
}
