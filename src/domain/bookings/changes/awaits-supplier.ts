// Whom a pending change waits for: its supplier, until it accepts what has to be paid first, then the payment. Nothing else says so.
import { type RawBuilder, sql } from 'kysely';

export const awaitsSupplier = ({ paymentId }: { paymentId: string | null }): boolean => paymentId === null;

/** Of a row of `booking_changes` by this name. */
export const awaitsSupplierSql = (change: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(change)}.state = 'pending' and ${sql.ref(change)}.payment_id is null)`;
