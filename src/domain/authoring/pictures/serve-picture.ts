// Which file of a supplier's picture a caller gets. Of what is published everyone gets the renditions; drafts and originals need a
// key, which the supplier's own lists contain.
import { renditionWidths } from '#kernel/tour-documents/picture-limits.ts';
import { type FileKeys, isValidFileKey } from '#platform/files/file-keys.ts';
import type { Services } from '#platform/services.ts';
import { findServed } from './picture-queries.ts';

export type ServedPicture = { file: string; isPublic: boolean };
type Wanted = { name: string; key: string; takesAvif: boolean };

const namePattern = new RegExp(`^([0-9a-f-]{36})-(original|${renditionWidths.join('|')})$`);

/** Undefined for what is not there or not for this caller. */
export async function findServedPicture(
  services: FileKeys & Pick<Services, 'database'>,
  { name, key, takesAvif }: Wanted,
): Promise<ServedPicture | undefined> {
  const [, id, size] = namePattern.exec(name) ?? [];
  const found = id && (await findServed(services.database.db, id));
  if (!found) return undefined;
  const isPublic = found.isPublished && size !== 'original';
  if (!isPublic && !isValidFileKey(services, name, key)) return undefined;
  if (size === 'original') return { file: found.original, isPublic };
  const format = takesAvif ? 'avif' : 'webp';
  const rendition = found.renditions.find((one) => one.format === format && one.width === Number(size));
  return rendition && { file: rendition.file, isPublic };
}
