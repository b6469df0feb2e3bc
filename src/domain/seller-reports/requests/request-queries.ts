// All SQL on requests for tax details.
import { type RawBuilder, sql } from 'kysely';
import { lastNoticeDays, pauseDays, reminderDays, type RequestStep } from '#kernel/tax/detail-requests.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import { stateOf } from '../report-queries.ts';

/** `end`: nothing is missing any more. */
export type DueStep = RequestStep | 'end';

type DueQuery = { now: Date; isEnforced: boolean; canAsk: boolean };

const daysBefore = (now: Date, days: number): RawBuilder<Date> =>
  sql<Date>`${new Date(now.getTime() - days * 86_400_000)}::timestamptz`;

/** What is to be done about a supplier `s` with its tax details `d` and its request `r`. Who sells nothing is not asked, and no one
 *  answers for a supplier that is suspended or has no members. */
const stepOf = ({ now, isEnforced, canAsk }: DueQuery): RawBuilder<DueStep | null> => sql<DueStep | null>`case
  when ${stateOf} <> 'incomplete' then case when r.supplier_id is not null then 'end' end
  when s.sales_paused_at is not null then case when not ${isEnforced}::boolean then 'resume' end
  when not ${canAsk}::boolean or s.state <> 'verified' or s.suspended_at is not null
    or not exists (select from supplier_members m where m.supplier_id = s.id) then null
  when r.supplier_id is null then case when
    exists (select from tours t where t.supplier_id = s.id and t.status in ('published', 'paused', 'removed'))
    or exists (select from seller_quarters q where q.supplier_id = s.id and q.year >= ${now.getUTCFullYear() - 1})
    then 'request' end
  when r.first_reminder_at is null then case when r.requested_at <= ${daysBefore(now, reminderDays)} then 'first_reminder' end
  when r.second_reminder_at is null then case when r.first_reminder_at <= ${daysBefore(now, reminderDays)} then 'second_reminder' end
  when not ${isEnforced}::boolean then null
  when not r.deadline_announced then 'second_reminder'
  when r.requested_at <= ${daysBefore(now, pauseDays)} and r.second_reminder_at <= ${daysBefore(now, lastNoticeDays)} then 'pause'
  end`;

const ofSuppliers = sql`from suppliers s left join supplier_tax_details d on d.supplier_id = s.id
  left join supplier_tax_requests r on r.supplier_id = s.id`;

export async function listDue(db: Queryable, query: DueQuery & { afterId: string; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id ${ofSuppliers} where s.id > ${query.afterId} and ${stepOf(query)} is not null
    order by s.id limit ${query.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type DueRequest = { step: DueStep; isPaused: boolean; isSuspended: boolean };

/** Of one supplier, which is locked until the transaction ends. */
export async function lockDue(db: Queryable, supplierId: string, query: DueQuery): Promise<DueRequest | undefined> {
  await lockSupplier(db, supplierId);
  const { rows } = await sql<Omit<DueRequest, 'step'> & { step: DueStep | null }>`
    select ${stepOf(query)} as step, s.sales_paused_at is not null as is_paused, s.suspended_at is not null as is_suspended
    ${ofSuppliers} where s.id = ${supplierId}`.execute(db);
  const [row] = rows;
  return row?.step ? { ...row, step: row.step } : undefined;
}

export async function insertRequest(db: Queryable, supplierId: string, requestedAt: Date): Promise<void> {
  await db.insertInto('supplierTaxRequests').values({ supplierId, requestedAt }).execute();
}

export async function markReminded(
  db: Queryable,
  supplierId: string,
  reminder: { firstReminderAt: Date } | { secondReminderAt: Date; deadlineAnnounced: boolean },
): Promise<void> {
  await db.updateTable('supplierTaxRequests').set(reminder).where('supplierId', '=', supplierId).execute();
}

export async function deleteRequest(db: Queryable, supplierId: string): Promise<void> {
  await db.deleteFrom('supplierTaxRequests').where('supplierId', '=', supplierId).execute();
}

export type TaxRequest = {
  supplierId: string;
  requestedAt: Date;
  firstReminderAt: Date | null;
  secondReminderAt: Date | null;
  /** Whether the second reminder said when sales are paused. */
  deadlineAnnounced: boolean;
  pausedAt: Date | null;
};

export async function listRequests(db: Queryable, supplierIds: readonly string[]): Promise<TaxRequest[]> {
  const { rows } = await sql<TaxRequest>`
    select r.*, s.sales_paused_at as paused_at from supplier_tax_requests r join suppliers s on s.id = r.supplier_id
    where r.supplier_id = any(${supplierIds}::uuid[])`.execute(db);
  return rows;
}

export async function findRequest(db: Queryable, supplierId: string): Promise<TaxRequest | undefined> {
  return (await listRequests(db, [supplierId]))[0];
}
