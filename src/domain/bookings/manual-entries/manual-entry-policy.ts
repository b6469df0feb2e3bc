import { isAttendanceOver } from '../lifecycle/transition-table.ts';
import type { SupplierDepartureRow } from '../day-sheet/departure-queries.ts';
import type { ManualEntry } from './manual-entry-queries.ts';

export type DepartureOfEntry = Pick<
  SupplierDepartureRow,
  'startsAt' | 'endsAt' | 'validDays' | 'durationMinutes' | 'isCancelled'
>;

/** Who comes to a departure that takes place: as a check-in also before the start, and as long as attendance of bookings is recorded. */
export const mayRecordArrival = (
  { kind }: Pick<ManualEntry, 'kind'>,
  departure: DepartureOfEntry,
  now: Date,
): boolean => kind === 'booking' && !departure.isCancelled && !isAttendanceOver(departure, now);
