import { contract } from '#contract/contract.ts';
import { DomainError, isDomainError } from '#contract/domain-error.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isOutage } from '#platform/database/outage.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

/** The domain error for any error: domain errors as they are; any other error is logged and becomes a 500 or 503 without details. */
export function toDomainError({ log }: Services, error: Error, request: { method: string; path: string }): DomainError {
  if (isDomainError(error)) return error;
  if (isGoneDeparture(error)) return new DomainError('departure_closed');
  const busy = isOutage(error);
  log.error(busy ? 'the database did not respond' : 'a request failed', { ...request, ...describeError(error) });
  return new DomainError(busy ? 'unavailable' : 'internal', busy ? { retryAfterSeconds: 2 } : {});
}

/** A departure that its supplier took out of the schedule while it was being booked, or a booking was changed or moved into it. */
const isGoneDeparture = (error: Error): boolean =>
  'constraint' in error &&
  (error.constraint === 'bookings_departure_id_fkey' || error.constraint === 'booking_changes_departure_id_fkey');

const secretEndpoints = Object.values<Endpoint>(contract)
  .filter(({ isSecretAddress }) => isSecretAddress)
  .map(({ path }) => `/api${path.slice(0, path.indexOf('{'))}`);

/** Anyone who has the address of a payment page can pay or abandon the payment. */
const secretBelow: readonly string[] = ['/pay/', ...secretEndpoints];

/** The path of a request without what must not be logged, because it opens something to anyone who has it. */
export function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const below = secretBelow.find((start) => pathname.startsWith(start));
  return below ? `${below}…` : pathname;
}
