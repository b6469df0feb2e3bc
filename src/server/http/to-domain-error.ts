import { DomainError } from '#contract/domain-error.ts';
import { isOutage } from '#platform/database/outage.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

/** The domain error for any error: domain errors as they are; any other error is logged and becomes a 500 or 503 without details. */
export function toDomainError({ log }: Services, error: Error, request: { method: string; path: string }): DomainError {
  if (error.name === 'DomainError') return error as DomainError;
  if (isGoneDeparture(error)) return new DomainError('departure_closed');
  const busy = isOutage(error);
  log.error(busy ? 'the database did not respond' : 'a request failed', { ...request, ...describeError(error) });
  return new DomainError(busy ? 'unavailable' : 'internal', busy ? { retryAfterSeconds: 2 } : {});
}

/** A departure that its supplier took out of the schedule while it was being booked. */
const isGoneDeparture = (error: Error): boolean =>
  'constraint' in error && error.constraint === 'bookings_departure_id_fkey';
