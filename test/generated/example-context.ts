// What valid example requests are made with: people who may call, tours with seats, and the responses to other examples.
import assert from 'node:assert/strict';
import { type RawBuilder, sql } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import { type Contract, type EndpointName, endpointOf } from '#contract/contract.ts';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { Right } from '#kernel/rights.ts';
import type { TestApp, TestResponse } from '#test/app.ts';
import { applyBatch } from '#domain/inventory/calendar-edits/work-on-edit.ts';
import { issueGiftCardCode } from '#domain/gift-cards/issue-gift-card-code.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { newMember, newOwner, newStaff } from '#test/identities.ts';
import { dayMs } from '#test/time.ts';
import { createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { demoLogins } from '#world/logins.ts';
import { addressOf, type AnyExample } from './request-of.ts';

/** Who calls: an account, and its session. */
export type Person = { id: string; email: string; password: string; token: string };
type Role = 'traveller' | 'supplier' | 'operator';

type Declared<T> = {
  [K in keyof T as T[K] extends undefined ? never : unknown extends T[K] ? never : K]: T[K];
};
type Sent<N extends EndpointName> = Declared<RequestOf<Contract[N]>>;

/** A request that the operation answers with success. `as`: somebody else than whom its right is for by default. */
export type Example<N extends EndpointName> = Omit<Sent<N>, 'query'> & { query?: unknown } & {
  as?: Pick<Person, 'token'>;
  headers?: Record<string, string>;
};
export type Examples = {
  [N in EndpointName]?: (context: ExampleContext) => Example<N> | Promise<Example<N>>;
};

const roleOf: Record<Right, Role | null> = {
  anyone: null,
  user: 'traveller',
  guide: 'supplier',
  supplier: 'supplier',
  programs: 'supplier',
  owner: 'supplier',
  support: 'operator',
  editor: 'operator',
  operator: 'operator',
};

/** Whom the right of the operation is for; null where it needs none. */
export const callerOf = (name: EndpointName): Role | null => roleOf[endpointOf(name).access];

export class ExampleContext {
  readonly app: TestApp;
  readonly #examples: Examples;
  readonly #people = new Map<Role, Person>();
  #tour: TestTour | undefined;

  constructor(app: TestApp, examples: Examples) {
    this.app = app;
    this.#examples = examples;
  }

  get db() {
    return this.app.services.database.db;
  }

  /** Signs in again whoever's session has ended, makes everybody's authentication recent, and takes another tour and another traveller:
   *  of passkeys, waitlists and others each may have so many. */
  async renew(): Promise<void> {
    this.#tour = undefined;
    this.#people.delete('traveller');
    for (const [role, { token }] of this.#people)
      if ((await this.app.send('GET', '/api/auth/me', { token })).status !== 200) this.#people.delete(role);
    for (const { id } of this.#people.values()) await this.reauthenticate(id);
    await this.#endSupply();
  }

  /** Ends what a supplier may have only so many of at a time: taxes, changes of the calendar and resources, those of the demo world too. */
  async #endSupply(): Promise<void> {
    const { database, clock } = this.app.services;
    const supplierId = await this.ownSupplierId();
    await sql`update taxes set ended_at = now() where supplier_id = ${supplierId} and ended_at is null`.execute(
      this.db,
    );
    const underWay = sql<{ id: string }>`
      select id from calendar_edits where supplier_id = ${supplierId} and state in ('running', 'undoing') limit 1`;
    for (let edit = await this.#first(underWay); edit; edit = await this.#first(underWay)) {
      const { id } = edit;
      await database.transaction((db) => applyBatch(db, id, clock.now()));
    }
    const { data: resources } = await this.ask('listResources', {});
    for (const { id } of resources) {
      const { needs } = await this.ask('getResource', { params: { id } });
      for (const { optionId } of needs) await this.ask('endResourceNeed', { params: { id, optionId } });
      await this.ask('removeResource', { params: { id } });
    }
  }

  async person(role: Role): Promise<Person> {
    const known = this.#people.get(role) ?? (await this.#newPerson(role));
    this.#people.set(role, known);
    return known;
  }

  async #newPerson(role: Role): Promise<Person> {
    if (role === 'traveller') return this.newTraveller();
    const { email, password } = demoLogins[role];
    const { id, token } = await this.app.signIn(role);
    await this.reauthenticate(id);
    return { id, email, password, token };
  }

  /** Somebody new whose address is confirmed, with recent authentication. */
  async newTraveller(): Promise<Person> {
    const made = await this.app.newTraveller();
    await sql`update users set email_confirmed_at = now() where id = ${made.id}`.execute(this.db);
    await this.reauthenticate(made.id);
    return { ...made, password: 'a walk by the sea' };
  }

  reauthenticate = (userId: string) =>
    sql`update sessions set reauthenticated_at = now() where user_id = ${userId}`.execute(this.db);

  /** A tour of the demo supplier with seats for everybody, on five days. */
  async tour(): Promise<TestTour> {
    const starts = [10, 11, 12, 13, 14].map((day) => `${dayAhead(day)}T10:00`);
    return (this.#tour ??= await this.newTour({ starts, capacity: 1000, extras: [{ label: 'Lunch' }] }));
  }

  newTour = (wanted: Parameters<typeof createTestTour>[0] = {}) =>
    createTestTour({ useDemoSupplier: true, ...wanted }, this.app);

  /** Two adults on a day of `tour`. */
  async party(at = 0, tour?: TestTour) {
    const { id, options } = tour ?? (await this.tour());
    return { tourId: id, departureId: options[0].departures[at]!.id, adults: 2 };
  }

  async #first<T>(query: RawBuilder<T>): Promise<T | undefined> {
    return (await query.execute(this.db)).rows[0];
  }

  /** The first row. */
  async row<T>(query: RawBuilder<T>): Promise<T> {
    return assertDefined(await this.#first(query), 'a row for an example');
  }

  async example(name: EndpointName): Promise<AnyExample> {
    return (await this.#examples[name]?.(this)) ?? {};
  }

  async send(name: EndpointName, example: AnyExample): Promise<TestResponse> {
    const { body, headers } = example;
    const token = await this.tokenOf(name, example);
    return this.app.send(endpointOf(name).method, `/api${addressOf(name, example)}`, { body, headers, token });
  }

  /** Of whom the right of the operation is for, unless the example names somebody. */
  async tokenOf(name: EndpointName, { as }: AnyExample): Promise<string | undefined> {
    const role = callerOf(name);
    return (as ?? (role && (await this.person(role))))?.token;
  }

  /** Sends a request that has to succeed. */
  async ask<N extends EndpointName>(name: N, example: Example<N>): Promise<ResponseOf<Contract[N]>> {
    const { status, body } = await this.send(name, example as AnyExample);
    assert.equal(status, endpointOf(name).status, `${name}: ${JSON.stringify(body)}`);
    return body as ResponseOf<Contract[N]>;
  }

  /** Sends the example of an operation. */
  async made<N extends EndpointName>(name: N): Promise<ResponseOf<Contract[N]>> {
    return this.ask(name, (await this.example(name)) as Example<N>);
  }

  /** A booking of the traveller that is paid. */
  async paidBooking(tour?: TestTour, as?: Person) {
    const body = { ...(await this.party(0, tour)), payment: 'now' as const };
    const booking = await this.ask('placeBooking', { body, as });
    await sendPaymentOutcome(this.app, booking.payment!.redirectUrl!, 'paid');
    return booking;
  }

  /** A gift card of the traveller that is paid, with the code that its mail has. */
  async giftCard(): Promise<{ id: string; code: string }> {
    const { id, payment } = await this.made('buyGiftCard');
    await sendPaymentOutcome(this.app, payment.redirectUrl!, 'paid');
    return { id, code: (await issueGiftCardCode(this.db, id, this.app.services.clock.now()))! };
  }

  /** The demo supplier's owner, who may have only so many of these. */
  async ownerWithFew(table: 'api_keys' | 'webhook_endpoints'): Promise<Person> {
    await sql`delete from ${sql.table(table)} where supplier_id = ${await this.ownSupplierId()}`.execute(this.db);
    return this.person('supplier');
  }

  /** A trip of the traveller with the demo supplier that is over. */
  async completedTrip(): Promise<string> {
    const { id } = await this.made('placeBooking');
    await sql`update bookings set state = 'completed', attended_at = now() where id = ${id}`.execute(this.db);
    return id;
  }

  /** A booking of the demo supplier that was over a day ago. */
  async pastBooking(): Promise<string> {
    const tour = await this.newTour({ starts: [`${dayAhead(-1)}T10:00`] });
    const body = await this.party(0, tour);
    await this.person('traveller');
    this.app.moveClock(-3 * dayMs);
    const { id } = await this.ask('placeBooking', { body });
    this.app.moveClock(0);
    return id;
  }

  async ownSupplierId(): Promise<string> {
    const { id } = await this.row(sql<{ id: string }>`
      select id from suppliers where slug = ${demoLogins.supplier.supplier}`);
    return id;
  }

  async reviewOfOwnTour(): Promise<{ id: string }> {
    const { id } = await this.made('writeReview');
    return { id };
  }

  newGuide = async () => newMember(this.app, await this.ownSupplierId(), 'guide');

  newStaff = (role: 'operator' | 'support' | 'editor' = 'support') => newStaff(this.app, role);

  /** A new supplier's, whom nobody has checked yet. */
  async uncheckedOwner() {
    const owner = await newOwner(this.app);
    await sql`update suppliers set state = 'to_check', checked_at = null where id = ${owner.supplierId}`.execute(
      this.db,
    );
    return owner;
  }
}
