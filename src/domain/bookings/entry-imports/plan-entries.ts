// Which departure each line of a file means, and whether its seats are left after the lines before it.
import type { FieldRule } from '#contract/errors.ts';
import type { ImportedEntry } from '#contract/suppliers/imports/entry-imports.ts';
import { newId } from '#kernel/ids.ts';
import type { UnitKind } from '#kernel/units.ts';
import type { LineFieldError } from '#platform/http/line-errors.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { WantedSeats } from '#domain/inventory/allot-seats.ts';
import { sizeOf } from '#domain/pricing/choose-units.ts';
import { seatsFor } from '#domain/pricing/price-party.ts';
import type { EnteredUnit } from '../manual-entries/manual-entry-queries.ts';
import { columnOf } from './entry-columns.ts';
import {
  type DepartureOfLine,
  findDeparturesAt,
  findKnown,
  findOptionsOf,
  type NewEntry,
  type OptionOfSupplier,
} from './entry-import-queries.ts';
import type { EntryFile, ReadEntry } from './read-entries-file.ts';

export type PlannedEntry = { line: number; entry: Omit<NewEntry, 'madeAt' | 'madeBy'> };
/** `known`: the lines of bookings that were imported before. `full`: those that find no seats, and have no other error. */
export type Plan = { ready: PlannedEntry[]; known: number[]; full: PlannedEntry[]; faults: LineFieldError[] };

class LineError extends Error {
  readonly field: string;
  readonly rule: FieldRule;
  constructor(field: string, rule: FieldRule) {
    super(rule);
    this.field = field;
    this.rule = rule;
  }
}

type Place = { supplierId: string; format: EntryFile['format']; now: Date };

/** All but the seats. */
export async function planEntries(db: Queryable, read: readonly ReadEntry[], place: Place): Promise<Plan> {
  const plan: Plan = { ready: [], known: [], full: [], faults: read.flatMap(({ faults }) => faults) };
  const written = read.flatMap(({ line, entry }) => (entry ? [{ line, entry }] : []));
  const references = written.map(({ entry }) => entry.reference);
  const known = await findKnown(db, place.supplierId, references);
  const options = (await findOptionsOf(db, place.supplierId)).map(named);
  const seen = new Set<string>();
  const chosen = written.map(({ line, entry }) =>
    attempt(plan, place, line, () => {
      // Before anything else: of two lines with one reference, the second is another booking.
      if (seen.has(entry.reference)) throw new LineError('reference', 'repeated');
      seen.add(entry.reference);
      if (!known.has(entry.reference)) return { line, entry, option: optionOf(entry, options) };
      plan.known.push(line);
    }),
  );
  const found = chosen.filter((one) => one !== undefined);
  const departures = await findDeparturesAt(
    db,
    found.map(({ entry, option }) => ({ optionId: option.id, startsAt: entry.startsAt })),
  );
  const departureAt = new Map(departures.map((one) => [startKey(one.optionId, one.startsAtLocal), one]));
  for (const { line, entry, option } of found)
    attempt(plan, place, line, () => {
      const departure = departureAt.get(startKey(option.id, entry.startsAt));
      plan.ready.push({ line, entry: entryOf(entry, option, checkedStart(departure, place.now)) });
    });
  return plan;
}

function attempt<T>(plan: Plan, { format }: Place, line: number, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    const field = format === 'csv' ? columnOf(error.field) : error.field;
    plan.faults.push({ line, field, rule: error.rule });
    return undefined;
  }
}

const folded = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const foldedAll = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(folded));

/** An option by what a line may call its tour and itself. */
type Named = { option: OptionOfSupplier; ofTour: ReadonlySet<string>; own: ReadonlySet<string> };

const named = (option: OptionOfSupplier): Named => ({
  option,
  ofTour: foldedAll([option.tourId, option.slug, ...option.titles]),
  own: foldedAll([option.id, ...option.names]),
});

function calledSo(wanted: string | undefined, options: readonly Named[], names: 'ofTour' | 'own'): readonly Named[] {
  if (wanted === undefined) return options;
  const name = folded(wanted);
  return options.filter((one) => one[names].has(name));
}

/** Of several with one name those that are sold. */
function optionOf({ tour, option }: ImportedEntry, options: readonly Named[]): OptionOfSupplier {
  if (tour === undefined && option === undefined) throw new LineError('tour', 'required');
  const ofTour = calledSo(tour, options, 'ofTour');
  if (ofTour.length === 0) throw new LineError('tour', 'unknown_value');
  const found = calledSo(option, ofTour, 'own').map((one) => one.option);
  if (found.length === 0) throw new LineError('option', 'unknown_value');
  const sold = found.length > 1 ? found.filter(({ active }) => active) : found;
  const [only, ...others] = sold.length > 0 ? sold : found;
  if (others.length > 0) throw new LineError('option', 'ambiguous');
  if (only!.kind === 'open_dated') throw new LineError('option', 'open_dated');
  return only!;
}

const startKey = (optionId: string, startsAt: string): string => `${optionId} ${startsAt}`;

function checkedStart(departure: DepartureOfLine | undefined, now: Date): DepartureOfLine {
  if (!departure) throw new LineError('startsAt', 'no_departure');
  if (departure.lastStart <= now) throw new LineError('startsAt', 'date_past');
  if (departure.isCancelled) throw new LineError('startsAt', 'called_off');
  return departure;
}

function entryOf(
  written: ImportedEntry,
  { units, currency }: OptionOfSupplier,
  { id: departureId, capacity }: DepartureOfLine,
): PlannedEntry['entry'] {
  const chosen = Object.entries(written.units).map(([kind, quantity]) => ({
    unit: unitOf(kind as UnitKind, units ?? []),
    quantity: quantity!,
  }));
  const size = sizeOf(chosen);
  const seats = seatsFor(size, capacity);
  if (seats === 0) throw new LineError('units', 'required');
  return {
    id: newId(),
    departureId,
    kind: 'booking',
    seats,
    ...size.party,
    lines: chosen.map(({ unit, quantity }) => ({ kind: unit.kind, labels: unit.labels, quantity })),
    reference: written.reference,
    name: written.name,
    email: written.email ?? null,
    phone: written.phone ?? null,
    note: written.note ?? null,
    paidMinor: written.paidMinor ?? null,
    currency,
  };
}

function unitOf(kind: UnitKind, units: readonly EnteredUnit[]): EnteredUnit {
  const unit = units.find((one) => one.kind === kind);
  if (!unit) throw new LineError(`units.${kind}`, 'not_sold');
  return unit;
}

export const seatsOf = ({ ready }: Plan): WantedSeats[] => ready.map(({ entry }) => entry);

/** With an error for each that found no seats. */
export function withSeats(plan: Plan, fits: readonly boolean[], format: EntryFile['format']): Plan {
  const full = plan.ready.filter((_, index) => !fits[index]);
  return {
    ...plan,
    ready: plan.ready.filter((_, index) => fits[index]),
    full,
    faults: [
      ...plan.faults,
      ...full.map((one) => ({ line: one.line, field: seatsField(one, format), rule: 'few_seats' as const })),
    ],
  };
}

/** The column of those who come: a file has none for seats. */
const seatsField = ({ entry }: PlannedEntry, format: EntryFile['format']): string =>
  format === 'csv' ? columnOf(`units.${entry.lines[0]?.kind}`) : 'units';
