// A supplier uploads a picture for a tour, or cuts another one out of an original that is there.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { newId } from '#kernel/ids.ts';
import { type PictureCrop, tourPictureLimits } from '#kernel/tour-documents/picture-limits.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { handleIdempotently } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { readPicture } from '#platform/pictures/read-picture.ts';
import { cropArea } from '#platform/pictures/render-picture.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findOwnTour } from '../authored-tour.ts';
import { draftJobs } from '../job-types.ts';
import { findPictures, insertPicture, type PictureRow, usePictures } from './picture-queries.ts';
import { pictureView } from './picture-view.ts';

const { leastWidth, leastHeight, storedSide } = tourPictureLimits;
const least = { width: leastWidth, height: leastHeight };

/** Throws `not_found`, `too_many_requests`, and `invalid_input` on `picture`. */
export function addPicture(context: Context, tourId: string, picture: string): Promise<SupplierPictureView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const request = { userId, operation: 'addTourPicture', key, input: { tourId, picture } };
  return handleIdempotently(context, request, async (inTransaction) => {
    const { supplierId } = await findOwnTour(context, context.database.db, tourId);
    await throttle(context, 'tourPictures', userId);
    const [whole] = await readPicture(picture, 'picture', [{ shape: 'whole', sidePixels: storedSide }], least);
    const originalFile = await context.files.put(whole.bytes, 'webp');
    let isStored = false;
    try {
      return await inTransaction(async (db) => {
        const { width, height } = whole;
        const view = await insert(context, db, { supplierId, originalFile, crop: null, width, height });
        isStored = true;
        return view;
      });
    } finally {
      // Also where the key replayed an earlier response.
      if (isStored) context.wakeJobs();
      else await context.files.remove(originalFile);
    }
  });
}

/** Throws `not_found`, `too_many_requests`, and `invalid_input` on `crop`. */
export async function cropPicture(
  context: Context,
  ids: { tourId: string; pictureId: string },
  crop: PictureCrop,
): Promise<SupplierPictureView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const request = { userId, operation: 'cropTourPicture', key, input: { ...ids, crop } };
  const view = await handleIdempotently(context, request, async (inTransaction) => {
    await throttle(context, 'tourPictures', userId);
    return inTransaction((db) => cut(context, db, ids, crop));
  });
  context.wakeJobs();
  return view;
}

async function cut(
  context: Context,
  db: Queryable,
  { tourId, pictureId }: { tourId: string; pictureId: string },
  crop: PictureCrop,
): Promise<SupplierPictureView> {
  const { supplierId } = await findOwnTour(context, db, tourId);
  // Locked, and young again: its original is not deleted meanwhile.
  const found = await usePictures(db, { supplierId, ids: [pictureId], now: context.clock.now() });
  if (!found.has(pictureId)) throw new DomainError('not_found');
  const [picture] = await findPictures(db, [pictureId]);
  const { originalFile, width: cutWidth, height: cutHeight, crop: cutAs } = picture!;
  const whole = cutAs
    ? { width: Math.round(cutWidth / cutAs.width), height: Math.round(cutHeight / cutAs.height) }
    : { width: cutWidth, height: cutHeight };
  const { width, height } = cropArea(whole, crop);
  if (width < leastWidth || height < leastHeight) throw invalid('crop', 'picture_small', least);
  return insert(context, db, { supplierId, originalFile, crop, width, height });
}

type Inserted = Pick<PictureRow, 'supplierId' | 'originalFile' | 'crop' | 'width' | 'height'>;

async function insert(context: Context, db: Queryable, inserted: Inserted): Promise<SupplierPictureView> {
  const [id, now] = [newId(), context.clock.now()];
  await insertPicture(db, { ...inserted, id, uploadedAt: now });
  await enqueue(db, draftJobs['render-tour-picture'], { pictureId: id }, now);
  return pictureView({ ...inserted, id, uploadedAt: now, usedAt: now, readyAt: null, failedAt: null }, context);
}
