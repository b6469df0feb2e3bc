import type { DepartureChangePreview } from '#contract/suppliers/departures/departure-changes.ts';
import type { Context } from '#platform/http/caller.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findBookings } from '../reading/booking-queries.ts';
import { findAffected } from './departure-change-queries.ts';
import {
  atStakeOf,
  type DepartureChangeRequest,
  findDepartureChange,
  findFreeChoices,
  namesOf,
  previewOf,
} from './find-departure-change.ts';

/** Throws as `findDepartureChange`. */
export async function previewDepartureChange(
  context: Context,
  id: string,
  request: DepartureChangeRequest,
): Promise<DepartureChangePreview> {
  const db = context.database.db;
  const change = await findDepartureChange(context, db, id, request);
  const now = context.clock.now();
  const bookings = await findBookings(db, await findAffected(db, id), context.caller.language);
  const ofDeparture = bookings.filter(({ departureId }) => departureId === id);
  const affected = await findFreeChoices(db, change, ofDeparture, { settings: await currentSettings(context), now });
  return { ...previewOf(change, affected, await namesOf(db, affected)), atStake: atStakeOf(affected, now) };
}
