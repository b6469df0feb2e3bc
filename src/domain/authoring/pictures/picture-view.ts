import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { shownWidth } from '#kernel/tour-documents/picture-limits.ts';
import { type FileKeys, fileKey } from '#platform/files/file-keys.ts';
import type { PictureRow } from './picture-queries.ts';

const mediaPath = '/media/tours/';

/** Without a key only what is published can be loaded. */
export const shownPicture = (id: string): string => `${mediaPath}${id}-${shownWidth}`;

export function pictureView(row: PictureRow, keys: FileKeys): SupplierPictureView {
  const { id, width, height, crop, readyAt, failedAt } = row;
  const withKey = (name: string): string => `${mediaPath}${name}?key=${fileKey(keys, name)}`;
  return {
    id,
    state: readyAt ? 'ready' : failedAt ? 'failed' : 'pending',
    width,
    height,
    url: readyAt ? withKey(`${id}-${shownWidth}`) : null,
    originalUrl: withKey(`${id}-original`),
    crop,
  };
}
