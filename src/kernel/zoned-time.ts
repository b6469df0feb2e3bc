// Wall time in a zone to an instant. Server only: Temporal knows the zone's own rules for gaps and overlaps.

/** The instant of a local 'YYYY-MM-DDTHH:MM' in an IANA zone. A time inside a spring gap moves
 *  forward by the gap, one inside an autumn overlap is its first occurrence (RFC 5545, 3.3.5). */
export function instantOf(local: string, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return new Date(zoned.epochMilliseconds);
}
