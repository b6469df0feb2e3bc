// Lines of a file that compete for seats: one that found none can be chosen once enough of the others are left out.
import type { ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';

type Line = Pick<ImportPreviewLine, 'line' | 'status' | 'seats'>;

/** For a line that is not chosen, the chosen ones that leave it no seats; an empty list: it can be chosen. */
export function takenBy(lines: readonly Line[], chosen: ReadonlySet<number>): (line: Line) => readonly number[] {
  const holders = lines.filter(({ line, seats }) => seats && chosen.has(line));
  const ofDeparture = Map.groupBy(holders, ({ seats }) => seats!.departureId);
  const full = holders.filter(({ status }) => status === 'full');
  return ({ line, status, seats }) => {
    if (!seats || chosen.has(line) || (status !== 'ready' && status !== 'full')) return [];
    const { departureId, wanted, left, beside } = seats;
    const own = ofDeparture.get(departureId) ?? [];
    const taken = own.reduce((sum, one) => sum + one.seats!.wanted, 0);
    // A guide or a boat is in one place only. Lines that fitted together at first continue to fit.
    const others =
      status === 'full'
        ? beside.flatMap((id) => ofDeparture.get(id) ?? [])
        : full.filter((one) => one.seats!.beside.includes(departureId));
    return [...(taken + wanted > left ? own : []), ...others].map((one) => one.line).sort((one, other) => one - other);
  };
}
