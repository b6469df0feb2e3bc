import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { auditEndpoints, AuditEntryView } from '#contract/operator/audit.ts';
import type { Language } from '#kernel/languages.ts';
import { fold } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import { runSoon } from '#platform/jobs/jobs.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { verifyAuditLog } from '#domain/audit/audit-queries.ts';
import { actorView } from '#domain/audit/actor-view.ts';
import { type AuditRow, listActors, listAuditRows } from './audit-log-queries.ts';

type Listing = (typeof auditEndpoints)['listAuditEntries'];
type Verifying = (typeof auditEndpoints)['verifyAuditLog'];

const entriesPerPage = 25;

export async function readAuditLog(
  { database, caller }: Context,
  { subject, ...query }: InputOf<Listing>['query'],
): Promise<ResponseOf<Listing>> {
  const { language } = caller;
  const subjects = subject ? { find: subject, settings: settingsNamed(subject, language) } : undefined;
  const [rows, actors] = await Promise.all([
    listAuditRows(database.db, { ...query, subjects, limit: entriesPerPage + 1 }, language),
    listActors(database.db),
  ]);
  const shown = rows.slice(0, entriesPerPage);
  const next = rows.length > entriesPerPage ? shown.at(-1)!.sequence : null;
  return { data: shown.map(auditEntryView), next, actors };
}

const labelStart = 'setting_';

/** The keys of the settings whose labels on the page contain the text. */
function settingsNamed(find: string, language: Language): string[] {
  return Object.entries(messagesOf(language, 'console'))
    .filter(([key, label]) => key.startsWith(labelStart) && fold(label).includes(fold(find)))
    .map(([key]) => key.slice(labelStart.length));
}

export async function readVerification({ database }: Context): Promise<ResponseOf<Verifying>> {
  const { entries, firstAt, lastAt, hash, brokenId, brokenSequence, ...checked } = await verifyAuditLog(database.db);
  return {
    entries,
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    hash,
    checkedAt: checked.checkedAt?.toISOString() ?? null,
    checkedEntries: checked.checkedEntries,
    broken: brokenSequence === null ? null : { sequence: brokenSequence, id: brokenId },
  };
}

export async function requestAuditCheck(context: Context): Promise<void> {
  await runSoon(context.database.db, 'check-audit-log', context.clock.now());
  context.wakeJobs();
}

function auditEntryView(row: AuditRow): AuditEntryView {
  return {
    id: row.id,
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor: actorView(row),
    act: row.act,
    subject: { id: row.subjectId, name: row.subjectName },
    reason: row.reason,
    before: row.valueBefore,
    after: row.valueAfter,
    hash: row.hash,
  };
}
