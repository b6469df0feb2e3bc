import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { newId, newReference } from '#kernel/ids.ts';
import { type Currency, money } from '#kernel/money.ts';
import { usualSize } from '#kernel/units.ts';
import type { Tables } from '#platform/database/tables.ts';
import { itemsOf } from '#domain/bookings/items/booking-item.ts';
import { commissionOf, captureEntries, type Entry, saleEntries } from '#domain/payments/ledger.ts';
import { policies } from '#domain/pricing/cancellation-policy.ts';
import { choicesFor } from '#domain/pricing/choose-units.ts';
import { priceParty } from '#domain/pricing/price-party.ts';
import { authorName } from '#domain/reviews/author-name.ts';
import { currencyOf } from './load-catalogue.ts';
import { travellerEmail } from './load-people.ts';
import { taxesOf } from './taxes.ts';
import { insertRows } from './insert-rows.ts';
import type { WorldContext } from './world-context.ts';
import { travellers } from './travellers.ts';
import type { WorldOption, WorldTour } from './world.ts';

export type Seat = { tour: WorldTour; option: WorldOption; local: string; timeZone: string; startsAt: Date; departureId?: string };
type NewBooking = Seat & { traveller: string; adults: number; state: 'completed' | 'confirmed' | 'pending'; orderId?: string };
type NewReview = { bookingId: string; tour: WorldTour; traveller: string; stars: number; comment: string; supplierReply?: string; writtenAt: Date };

type Rows = { [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

const day = 86_400_000;
const commissionPercent = 15;

/** Collects bookings with all their rows and inserts them in a few statements. */
export class BookingWriter {
  readonly #context: WorldContext;
  readonly #rows: Rows = {};
  readonly #pastDepartures = new Map<string, string>();
  readonly #taken = new Map<string, number>();

  constructor(context: WorldContext) {
    this.#context = context;
  }

  taken(seat: Seat): number {
    return this.#taken.get(this.#departureOf(seat)) ?? 0;
  }

  /** Of bookings that were placed together. */
  addOrder({ traveller, currency }: { traveller: string; currency: Currency }): string {
    const { id, now } = this.#context;
    const orderId = newId();
    const createdAt = new Date(now.getTime() - day / 4);
    this.#push('orders', { id: orderId, reference: newReference('OR'), userId: id(`user ${travellerEmail(traveller)}`), currency, createdAt });
    return orderId;
  }

  add(booking: NewBooking): string {
    const { tour, option, adults, state, startsAt, local } = booking;
    const { id, now } = this.#context;
    const departureId = this.#departureOf(booking);
    const currency = currencyOf(tour) as Currency;
    const units = option.units.map((unit) => ({ id: id(`unit ${tour.slug} ${option.key} ${unit.kind}`), kind: unit.kind, priceMinor: unit.priceMinor, ...usualSize(unit.kind), least: 1, most: null, labels: unit.label ?? null }));
    const createdAt = new Date(Math.min(startsAt.getTime() - 12 * day, now.getTime() - day / 4));
    const [party] = choicesFor({ units, leastUnits: 1, mostUnits: null, rules: [] }, { adults, children: 0 });
    const priced = priceParty(party!, { rules: [], currency, start: { startsAtLocal: local, startsAt }, moment: createdAt });
    const seats = priced.takesAllSeats ? option.capacity : adults;
    this.#taken.set(departureId, (this.#taken.get(departureId) ?? 0) + seats);
    const commission = commissionOf(priced.total, commissionPercent);
    const bookingId = newId();
    this.#push('bookings', {
      id: bookingId, reference: newReference(), userId: id(`user ${travellerEmail(booking.traveller)}`), tourId: id(`tour ${tour.slug}`),
      optionId: id(`option ${tour.slug} ${option.key}`), departureId, state, seats, adults, children: 0, lines: JSON.stringify(priced.lines),
      taxes: JSON.stringify(taxesOf(tour.slug, id)), currency, totalMinor: priced.total.amountMinor, commissionMinor: commission.amountMinor,
      paymentKind: tour.payLater ? 'later' : 'now', policyKey: tour.policy, refundTiers: JSON.stringify(policies[tour.policy]), startsAt, startsAtLocal: booking.local, timeZone: booking.timeZone,
      language: travellers.find(({ key }) => key === booking.traveller)!.language, createdAt, placedAt: createdAt,
      holdExpiresAt: null, decideBy: state === 'pending' ? new Date(Math.min(startsAt.getTime() - day, now.getTime() + 14 * day)) : null,
      confirmedAt: state === 'pending' ? null : createdAt, endedAt: null, endedBy: null,
      endReason: null, refundMinor: null, reviewedAt: null, attendedAt: null, checkedInAt: null, orderId: booking.orderId ?? null,
    });
    for (const { labels, ...item } of itemsOf({ priced, units, currency, seats }))
      this.#push('bookingItems', { bookingId, ...item, labels: labels && JSON.stringify(labels) });
    this.#push('bookingEvents', { bookingId, at: createdAt, toState: state === 'pending' ? 'pending' : 'confirmed', actor: 'traveller' });
    if (state === 'completed') this.#push('bookingEvents', { bookingId, at: startsAt, fromState: 'confirmed', toState: 'completed', actor: 'clock' });
    const supplierId = id(`supplier ${tour.supplier}`);
    const isPaid = state === 'completed' || (state === 'confirmed' && !tour.payLater);
    if (isPaid) {
      this.#pay(bookingId, supplierId, priced.total.amountMinor, currency, createdAt);
      this.#post(bookingId, supplierId, 'sale', currency, saleEntries(priced.total, commission), createdAt);
    }
    return bookingId;
  }

  addReview({ bookingId, tour, traveller, stars, comment, supplierReply, writtenAt }: NewReview): void {
    const author = travellers.find(({ key }) => key === traveller)!;
    this.#push('reviews', {
      id: newId(writtenAt.getTime()), tourId: this.#context.id(`tour ${tour.slug}`), bookingId, userId: this.#context.id(`user ${travellerEmail(traveller)}`),
      author: authorName({ name: author.name, email: travellerEmail(traveller) }, author.language), stars, comment, language: author.language, supplierReply: supplierReply ?? null, writtenAt,
    });
  }

  async write(): Promise<void> {
    const { db } = this.#context;
    for (const name of ['departures', 'orders', 'bookings', 'bookingItems', 'bookingEvents', 'payments', 'ledgerTransactions', 'reviews'] as const) {
      await insertRows(db, name, (this.#rows[name] ?? []) as never);
    }
    await this.#writeEntries();
    await sql`update departures d set taken = s.taken
              from unnest(${[...this.#taken.keys()]}::uuid[], ${[...this.#taken.values()]}::int[]) as s (id, taken) where d.id = s.id`.execute(db);
    await sql`update tours t set review_count = r.count, stars_sum = r.stars
              from (select tour_id, count(*) as count, sum(stars) as stars from reviews group by tour_id) r where t.id = r.tour_id`.execute(db);
    await sql`update bookings b set reviewed_at = r.written_at from reviews r where r.booking_id = b.id`.execute(db);
  }

  /** In one statement, because the ledger refuses unbalanced transactions per statement. */
  async #writeEntries(): Promise<void> {
    const entries = this.#rows.ledgerEntries ?? [];
    await sql`
      insert into ledger_entries (transaction_id, account, supplier_id, currency, amount_minor)
      select * from unnest(
        ${entries.map((one) => one.transactionId)}::uuid[], ${entries.map((one) => one.account)}::text[],
        ${entries.map((one) => one.supplierId ?? null)}::uuid[], ${entries.map((one) => one.currency)}::text[],
        ${entries.map((one) => one.amountMinor)}::bigint[])`.execute(this.#context.db);
  }

  #push<Name extends keyof Tables>(table: Name, row: Insertable<Tables[Name]>): void {
    ((this.#rows[table] ??= []) as Insertable<Tables[Name]>[]).push(row);
  }

  #departureOf({ tour, option, local, timeZone, startsAt, departureId }: Seat): string {
    if (departureId) return departureId;
    const key = `${tour.slug} ${option.key} ${local}`;
    const known = this.#pastDepartures.get(key);
    if (known) return known;
    const made: Pick<Selectable<Tables['departures']>, 'id'> = { id: newId() };
    this.#pastDepartures.set(key, made.id);
    const { id } = this.#context;
    this.#push('departures', {
      id: made.id, optionId: id(`option ${tour.slug} ${option.key}`), tourId: id(`tour ${tour.slug}`),
      startsAtLocal: local, timeZone, startsAt, capacity: option.capacity,
    });
    return made.id;
  }

  #pay(bookingId: string, supplierId: string, amountMinor: number, currency: Currency, at: Date): void {
    this.#push('payments', {
      id: newId(), bookingId, provider: 'test', state: 'captured', amountMinor, currency, pageToken: newId(), createdAt: at, capturedAt: at,
    });
    this.#post(bookingId, supplierId, 'capture', currency, captureEntries(money(amountMinor, currency)), at);
  }

  #post(bookingId: string, supplierId: string, kind: string, currency: Currency, entries: Entry[], at: Date): void {
    const transactionId = newId();
    this.#push('ledgerTransactions', { id: transactionId, bookingId, kind, at });
    for (const { account, amountMinor } of entries) {
      this.#push('ledgerEntries', { transactionId, account, supplierId: account === 'supplier' ? supplierId : null, currency, amountMinor });
    }
  }
}
