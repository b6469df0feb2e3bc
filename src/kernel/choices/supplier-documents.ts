// Documents by which an operator verifies who a supplier is: their kinds, states and limits, and which are missing.
import { addDays } from '#kernel/dates.ts';

export const documentKinds = ['register_extract', 'insurance', 'licence', 'identity'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ['waiting', 'accepted', 'refused', 'replaced', 'withdrawn'] as const;
export type DocumentState = (typeof documentStates)[number];

/** `current`: of one supplier, without what is history. */
export const documentLimits = { bytes: 10_000_000, current: 20, nameLength: 120 } as const;

/** So long before the end of its validity a supplier is reminded. */
export const documentReminderDays = 30;

export type DocumentEnd = 'soon' | 'ended';

/** The last day counts. Days are of UTC. */
export function documentEnd(validUntil: string | null, today: string): DocumentEnd | null {
  if (validUntil === null || validUntil > addDays(today, documentReminderDays)) return null;
  return validUntil < today ? 'ended' : 'soon';
}

type Counted = { kind: DocumentKind; state: DocumentState; ends: DocumentEnd | null };

/** Of these kinds nothing is accepted or waits to be checked. */
export const missingDocuments = (required: readonly DocumentKind[], documents: readonly Counted[]): DocumentKind[] =>
  required.filter(
    (kind) =>
      !documents.some(
        (one) => one.kind === kind && one.ends !== 'ended' && (one.state === 'accepted' || one.state === 'waiting'),
      ),
  );
