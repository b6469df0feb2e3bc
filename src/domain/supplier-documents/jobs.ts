import { documentReminderDays } from '#kernel/choices/supplier-documents.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { monthsBefore, retention } from '#kernel/retention.ts';
import { enqueue, type RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { forgetDocumentsBefore, listDueReminders, markReminded } from './document-queries.ts';
import { supplierDocumentJobs } from './job-types.ts';

const remindersAtOnce = 200;

export const supplierDocumentRecurringJobs: RecurringJobs = {
  'remind-of-documents': { everySeconds: 3 * 3600, run: remindOfDocuments },
  'purge-supplier-documents': { everySeconds: 24 * 3600, run: deleteOldDocuments },
};

/** Notifies suppliers of documents whose validity ends, 30 days before and on its last day. */
async function remindOfDocuments(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const today = localDate(now, 'UTC');
  const query = { today, soonBy: addDays(today, documentReminderDays), limit: remindersAtOnce };
  for (let due = query.limit; due === query.limit;) {
    const reminders = await listDueReminders(database.db, query);
    for (const { id, step } of reminders)
      await database.transaction(async (db) => {
        if (!(await markReminded(db, id, step, now))) return;
        await enqueue(db, supplierDocumentJobs['document-ends'], { id: newId(), documentId: id, step }, now);
      });
    due = reminders.length;
  }
  services.wakeJobs();
}

/** Rows first: no row ever names a missing file. */
async function deleteOldDocuments({ database, files, clock }: Services): Promise<void> {
  const before = monthsBefore(clock.now(), retention.supplierDocumentMonths);
  const forgotten = await database.transaction((db) => forgetDocumentsBefore(db, before));
  for (const file of forgotten) await files.remove(file);
}
