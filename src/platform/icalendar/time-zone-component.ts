// A time zone component of a calendar file (VTIMEZONE, RFC 5545, 3.6.5): which offset applies from when on. A file that
// only names the zone depends on the reader knowing the name, and not all do.

/** The rule in force at an instant and the next change after it, if any: all that one event needs. */
export function timeZoneComponent(zone: string, moment: Temporal.ZonedDateTime): string {
  const there = moment.withTimeZone(zone);
  // Strictly before the next nanosecond means at or before this one.
  const begun = there.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const next = there.getTimeZoneTransition('next');
  const rules = begun || next ? [begun, next].filter((change) => change !== null).map(ruleFrom) : [unchanging(there)];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE'].join('\r\n');
}

function ruleFrom(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ nanoseconds: 1 });
  // The start of a rule is given in the local time before the change. Computed by addition, because historical
  // offsets have seconds and are no valid zone.
  const onset = change.withTimeZone('UTC').toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds });
  const kind = change.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
  return rule(kind, onset, before.offset, change.offset);
}

const unchanging = ({ offset }: Temporal.ZonedDateTime): string[] =>
  rule('STANDARD', Temporal.PlainDateTime.from('1970-01-01T00:00'), offset, offset);

function rule(kind: 'DAYLIGHT' | 'STANDARD', onset: Temporal.PlainDateTime, from: string, to: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ];
}
