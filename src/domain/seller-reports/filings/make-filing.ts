// A message of a year, with what it says: it stays as it is, however details and amounts change while the operator sends it.
import { isDeepStrictEqual } from 'node:util';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { FilingKind } from '#kernel/tax/filings.ts';
import { summedYears } from '#kernel/tax/tax-details.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { defaultBrand, type Settings } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { countSellers } from '../report-queries.ts';
import { readYear } from '../report-year.ts';
import { reportingOperator } from '../reporting-operator.ts';
import type { DocSpec, OperatorContent } from './dpi-message.ts';
import { type FilingRow, insertFiling, type ListedFiling, listFilings, lockYear } from './filing-queries.ts';

type Wanted = { year: number; kind: FilingKind };

/** Throws `invalid_input` on `year` before it is over and added up, and for the first message while of all its sellers something is missing;
 *  on `operator` while the settings lack something. Throws `filing_state` while another message of the year is not filed, for a second
 *  first one, for a later one before it, where there is nothing to say, and of a year that is not added up any more. */
export async function makeFiling(context: Context, { year, kind }: Wanted): Promise<ListedFiling> {
  const { id: userId } = signedIn(context);
  const settings = await currentSettings(context);
  const request = { userId, operation: 'makeSellerFiling', key: context.caller.idempotencyKey, input: { year, kind } };
  return withIdempotency(context, request, async (db) => {
    const now = context.clock.now();
    const { isOver } = await readYear(db, year, now);
    if (!isOver) throw invalid('year', 'year_running');
    if (kind !== 'original' && !isCorrectable(year, now)) throw new DomainError('filing_state');
    const operator = operatorContent(settings);
    await lockYear(db, year);
    const filings = await listFilings(db, year);
    const isFirst = filings.length === 0;
    if (filings.some(({ filedAt }) => filedAt === null) || isFirst !== (kind === 'original'))
      throw new DomainError('filing_state');
    const spec = operatorSpec(filings, operator, kind);
    const count = await insertFiling(db, {
      id: newId(),
      year,
      kind,
      refBeginning: `${operator.filedIn}${year}${operator.filedIn}`,
      // The same content in the same place has the same references, however often it is made.
      contents: JSON.stringify([kind, filings.length, spec, operator]),
      operator: spec.change === 'same' ? latestOperator(filings)!.operator : operator,
      operatorChange: spec.change,
      operatorRef: spec.ref,
      operatorCorrects: spec.corrects,
      madeAt: now,
    });
    if (isFirst && count === 0) await refuseIncomplete(db, year);
    if (!isFirst && count === 0 && spec.change !== 'changed') throw new DomainError('filing_state');
    await recordActOf(context, db, { act: 'report_make', subjectId: String(year), after: { kind, records: count } });
    return (await listFilings(db, year))[0]!;
  });
}

/** Later its amounts are not added up any more: it stays as it was reported. */
export const isCorrectable = (year: number, now: Date): boolean => summedYears(now).includes(year);

/** A message without records says that there is nothing to report. */
async function refuseIncomplete(db: Queryable, year: number): Promise<void> {
  const { incomplete } = await countSellers(db, { year });
  if (incomplete > 0) throw invalid('year', 'sellers_incomplete');
}

/** Throws `invalid_input` on `operator` while the settings lack something. What is not given is left out, as it is stored. */
export function operatorContent(settings: Settings): OperatorContent {
  const content = { ...reportingOperator(settings), brand: settings.appName || defaultBrand };
  return JSON.parse(JSON.stringify(content)) as OperatorContent;
}

/** Of the latest filed message that has one of its own. */
export const latestOperator = (filings: readonly ListedFiling[]): FilingRow | undefined =>
  filings.find(({ filedAt, operatorChange }) => filedAt !== null && operatorChange !== 'same');

export const isOperatorChanged = (filings: readonly ListedFiling[], operator: OperatorContent): boolean =>
  !isDeepStrictEqual(latestOperator(filings)?.operator, operator);

/** An empty `ref` is yet to be made. Next to new records the operator is what it was: they and corrections are in different messages. */
function operatorSpec(filings: readonly ListedFiling[], operator: OperatorContent, kind: FilingKind): DocSpec {
  const latest = latestOperator(filings);
  if (!latest) return { change: 'new', ref: '', corrects: null };
  if (kind === 'correction' && isOperatorChanged(filings, operator))
    return { change: 'changed', ref: '', corrects: latest.operatorRef };
  return { change: 'same', ref: latest.operatorRef, corrects: null };
}
