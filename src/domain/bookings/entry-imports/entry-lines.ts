// What is said of each line of a file of bookings, before and after its import.
import type { ImportedLine, ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import type { LineFault } from '#platform/http/line-faults.ts';
import type { Plan } from './plan-entries.ts';
import type { ReadEntry } from './read-entries-file.ts';

type PreviewLine = Omit<ImportPreviewLine, 'faults'> & { faults: LineFault[] };

export function previewLines(read: readonly ReadEntry[], plan: Plan): PreviewLine[] {
  const statusOf = statusesOf(plan);
  return read.map(({ line, title }) => {
    const { status, faults } = statusOf(line);
    return { line, title, status, missing: 0, faults };
  });
}

type Outcome = Omit<ImportedLine, 'faults'> & { faults: LineFault[] };

export function outcomesOf(read: readonly ReadEntry[], chosen: readonly ReadEntry[], plan: Plan): Outcome[] {
  const isChosen = new Set(chosen.map(({ line }) => line));
  const departureOf = new Map(plan.ready.map(({ line, entry }) => [line, entry.departureId]));
  const statusOf = statusesOf(plan);
  return read.map(({ line }) => {
    if (!isChosen.has(line)) return { line, outcome: 'not_chosen', id: null, faults: [] };
    const { status, faults } = statusOf(line);
    return { line, outcome: status === 'ready' ? 'created' : status, id: departureOf.get(line) ?? null, faults };
  });
}

type Status = { status: ImportPreviewLine['status']; faults: LineFault[] };

function statusesOf({ ready, known, faults }: Plan): (line: number) => Status {
  const isReady = new Set(ready.map(({ line }) => line));
  const isKnown = new Set(known);
  const faultsAt = Map.groupBy(faults, ({ line }) => line);
  return (line) => {
    const status = isReady.has(line) ? 'ready' : isKnown.has(line) ? 'known' : 'faulty';
    return { status, faults: faultsAt.get(line) ?? [] };
  };
}
