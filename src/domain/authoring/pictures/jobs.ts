import { renditionWidths } from '#kernel/tour-documents/picture-limits.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';
import { renderPicture } from '#platform/pictures/render-picture.ts';
import type { Services } from '#platform/services.ts';
import type { draftJobs } from '../job-types.ts';
import { addRenditions, deleteUnused, findPictures, markFailed, type RenditionRow } from './picture-queries.ts';

/** Undo of a removal works for so long. */
const unusedMs = 24 * 3600_000;
// A picture of six megapixels takes 25 MB while it is decoded, and AVIF a core.
const pool = boundedPool({ runningMax: 1, waitingMax: 50, retryAfterSeconds: 5 });

export const pictureHandlers: HandlersOf<Pick<typeof draftJobs, 'render-tour-picture'>> = {
  'render-tour-picture': (services, { pictureId }) => renderTourPicture(services, pictureId),
};

export const pictureRecurringJobs: RecurringJobs = {
  'purge-unused-pictures': { everySeconds: 3600, run: deleteUnusedPictures },
};

async function renderTourPicture(services: Services, id: string): Promise<void> {
  const { database, files, clock } = services;
  const [picture] = await findPictures(database.db, [id]);
  if (!picture || picture.readyAt) return;
  const written: RenditionRow[] = [];
  let isStored = false;
  try {
    const original = await files.find(picture.originalFile);
    if (!original) throw new Error(`the original ${picture.originalFile} is missing`);
    const renditions = await pool(async () => renderPicture(await original.read(), picture.crop, renditionWidths));
    for (const { width, format, bytes } of renditions)
      written.push({ width, format, file: await files.put(bytes, format) });
    isStored = await addRenditions(database.db, id, written, clock.now());
  } catch (error) {
    await markFailed(database.db, id, clock.now());
    throw error;
  } finally {
    if (!isStored) for (const { file } of written) await files.remove(file);
  }
}

/** Rows first: no row ever names a missing file. */
async function deleteUnusedPictures({ database, files, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedMs);
  const unused = await database.transaction((db) => deleteUnused(db, before));
  for (const file of unused) await files.remove(file);
}
