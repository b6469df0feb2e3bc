import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import type { Context } from '#platform/http/caller.ts';
import { findOwnTour } from '../authored-tour.ts';
import { findPictures } from './picture-queries.ts';
import { pictureView } from './picture-view.ts';

/** In the order of the ids. Throws `not_found`. */
export async function listPictures(
  context: Context,
  tourId: string,
  ids: readonly string[],
): Promise<{ data: SupplierPictureView[] }> {
  const db = context.database.db;
  const { supplierId } = await findOwnTour(context, db, tourId);
  const found = new Map((await findPictures(db, ids)).map((picture) => [picture.id, picture]));
  const own = [...new Set(ids)].flatMap((id) => found.get(id) ?? []).filter((one) => one.supplierId === supplierId);
  return { data: own.map((picture) => pictureView(picture, context)) };
}
