// What is said of each line of a file of bookings, before and after its import.
import type { ImportedLine, ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { LineFieldError } from '#platform/http/line-errors.ts';
import type { PreviewedSeats } from '#domain/inventory/allot-seats.ts';
import type { Plan } from './plan-entries.ts';
import type { ReadEntry } from './read-entries-file.ts';

type PreviewLine = Omit<ImportPreviewLine, 'faults'> & { faults: LineFieldError[] };
type Seats = NonNullable<ImportPreviewLine['seats']>;
type Shown = { language: Language; seatsAt: ReadonlyMap<number, Seats> };

export function previewLines(read: readonly ReadEntry[], plan: Plan, { language, seatsAt }: Shown): PreviewLine[] {
  const statusOf = statusesOf(plan);
  return read.map(({ line, title, startsAt }) => {
    const { status: planned, faults } = statusOf(line);
    const seats = seatsAt.get(line) ?? null;
    // Alone it would not fit either.
    const isTooMany = planned === 'full' && (!seats || seats.wanted > seats.left);
    return {
      line,
      title: [title, ...(startsAt ? [wallTime(startsAt, language)] : [])].join(' · '),
      status: isTooMany ? 'faulty' : planned,
      seats,
      missing: 0,
      faults,
    };
  });
}

/** What is no time stays as it is written. */
const wallTime = (startsAt: string, language: Language): string => {
  const at = new Date(`${startsAt}:00Z`);
  const isTime = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(startsAt);
  return isTime ? formatMoment(at, 'UTC', language) : startsAt;
};

/** `previewed`: of each entry of the plan. */
export const seatsByLine = (
  { ready }: Pick<Plan, 'ready'>,
  previewed: readonly PreviewedSeats[],
): ReadonlyMap<number, Seats> =>
  new Map(
    ready.map(({ line, entry: { departureId, seats: wanted } }, index) => {
      const { left, beside } = previewed[index]!;
      return [line, { departureId, wanted, left, beside }];
    }),
  );

type Outcome = Omit<ImportedLine, 'faults'> & { faults: LineFieldError[] };

export function outcomesOf(read: readonly ReadEntry[], chosen: readonly ReadEntry[], plan: Plan): Outcome[] {
  const isChosen = new Set(chosen.map(({ line }) => line));
  const departureOf = new Map(plan.ready.map(({ line, entry }) => [line, entry.departureId]));
  const statusOf = statusesOf(plan);
  return read.map(({ line }) => {
    if (!isChosen.has(line)) return { line, outcome: 'not_chosen', id: null, faults: [] };
    const { status, faults } = statusOf(line);
    const outcome = status === 'ready' ? 'created' : status === 'full' ? 'faulty' : status;
    return { line, outcome, id: departureOf.get(line) ?? null, faults };
  });
}

type Status = { status: ImportPreviewLine['status']; faults: LineFieldError[] };

function statusesOf({ ready, known, full, faults }: Plan): (line: number) => Status {
  const isReady = new Set(ready.map(({ line }) => line));
  const isKnown = new Set(known);
  const isFull = new Set(full.map(({ line }) => line));
  const errorsByLine = Map.groupBy(faults, ({ line }) => line);
  return (line) => {
    const status = isReady.has(line) ? 'ready' : isKnown.has(line) ? 'known' : isFull.has(line) ? 'full' : 'faulty';
    return { status, faults: errorsByLine.get(line) ?? [] };
  };
}
