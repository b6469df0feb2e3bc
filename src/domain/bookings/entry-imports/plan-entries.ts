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

/** All but the seats. Each line is checked as far as it can be read, so that all its errors are said at once. */
export async function planEntries(db: Queryable, read: readonly ReadEntry[], place: Place): Promise<Plan> {
  const plan: Plan = { ready: [], known: [], full: [], faults: read.flatMap(({ faults }) => faults) };
  const references = read.flatMap(({ valid: { reference } }) => reference ?? []);
  const known = await findKnown(db, place.supplierId, references);
  const options = (await findOptionsOf(db, place.supplierId)).map(named);
  const seen = new Set<string>();
  const placed = read.flatMap((one) => {
    const { line, entry, valid, faults } = one;
    const { reference } = valid;
    // Of two lines with one reference, the second is another booking.
    const isRepeated = reference !== undefined && seen.has(reference);
    if (isRepeated) addFault(plan, place, line, { field: 'reference', rule: 'repeated' });
    if (reference !== undefined) seen.add(reference);
    if (entry && !isRepeated && known.has(entry.reference)) {
      plan.known.push(line);
      return [];
    }
    if (faults.some(({ field }) => field === 'tour' || field === 'option')) return [];
    const option = attempt(plan, place, line, () => optionOf(valid, options));
    return option ? [{ ...one, option }] : [];
  });
  const departures = await findDeparturesAt(
    db,
    placed.flatMap(({ valid: { startsAt }, option }) => (startsAt ? [{ optionId: option.id, startsAt }] : [])),
  );
  const departureAt = new Map(departures.map((one) => [startKey(one.optionId, one.startsAtLocal), one]));
  const isFaulty = (line: number) => plan.faults.some((fault) => fault.line === line);
  for (const { line, entry, valid, option } of placed) {
    const { startsAt, units } = valid;
    const departure =
      startsAt &&
      attempt(plan, place, line, () => checkedStart(departureAt.get(startKey(option.id, startsAt)), place.now));
    const chosen = Object.entries(units ?? {}).flatMap(
      ([kind, quantity]) =>
        attempt(plan, place, line, () => ({
          unit: unitOf(kind as UnitKind, option.units ?? []),
          quantity: quantity!,
        })) ?? [],
    );
    if (units && Object.keys(units).length === 0) addFault(plan, place, line, { field: 'units', rule: 'required' });
    if (!entry || !departure || isFaulty(line)) continue;
    attempt(plan, place, line, () => plan.ready.push({ line, entry: entryOf(entry, chosen, option, departure) }));
  }
  return plan;
}

function attempt<T>(plan: Plan, place: Place, line: number, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    addFault(plan, place, line, error);
    return undefined;
  }
}

function addFault(
  plan: Plan,
  { format }: Place,
  line: number,
  { field, rule }: { field: string; rule: FieldRule },
): void {
  plan.faults.push({ line, field: format === 'csv' ? columnOf(field) : field, rule });
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
function optionOf({ tour, option }: Partial<ImportedEntry>, options: readonly Named[]): OptionOfSupplier {
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

type Chosen = { unit: EnteredUnit; quantity: number };

function entryOf(
  written: ImportedEntry,
  chosen: readonly Chosen[],
  { currency }: OptionOfSupplier,
  { id: departureId, capacity }: DepartureOfLine,
): PlannedEntry['entry'] {
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
    arrived: null,
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
