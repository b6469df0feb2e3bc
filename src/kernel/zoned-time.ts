// Wall time in a zone to an instant and back. Server only: Temporal knows the zone's own rules for gaps and overlaps.
//
// The rule (RFC 5545, 3.3.5): a time that clocks skip in spring moves forward by what they skip, and has from then on the wall
// time that they show. A time that they show twice in autumn is the first of the two. Deadlines and durations are counted from
// the instant, in elapsed time.

/** The instant of a local 'YYYY-MM-DDTHH:MM' in an IANA zone. */
export const instantOf = (local: string, timeZone: string): Date =>
  new Date(zonedTimeOf(local, timeZone).epochMilliseconds);

/** A start at a local time: its instant, and the wall time that clocks show then, which differs for a time that they skip. */
export function startAt(local: string, timeZone: string): { local: string; startsAt: Date } {
  const zoned = zonedTimeOf(local, timeZone);
  return { local: wallTimeOf(zoned), startsAt: new Date(zoned.epochMilliseconds) };
}

/** The 'YYYY-MM-DDTHH:MM' that clocks in a zone show at an instant. */
export const wallTimeAt = (instant: Date, timeZone: string): string =>
  wallTimeOf(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone));

const zonedTimeOf = (local: string, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: 'compatible' });

const wallTimeOf = (zoned: Temporal.ZonedDateTime): string =>
  zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
