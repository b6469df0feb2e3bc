// What browsers load of a picture: in several widths, as AVIF and for older ones as WebP.
import sharp from 'sharp';
import type { PictureCrop } from '#kernel/tour-documents/picture-limits.ts';

export type Rendition = { width: number; format: 'avif' | 'webp'; bytes: Buffer };
type Size = { width: number; height: number };

/** A part in pixels. The fractions are of a whole that is upright. */
export function cropArea(whole: Size, crop: PictureCrop | null): Size & { left: number; top: number } {
  if (!crop) return { left: 0, top: 0, ...whole };
  const [left, top] = [Math.round(crop.left * whole.width), Math.round(crop.top * whole.height)];
  const width = Math.min(Math.round(crop.width * whole.width), whole.width - left);
  return { left, top, width, height: Math.min(Math.round(crop.height * whole.height), whole.height - top) };
}

/** One for each width and format, never enlarged. Throws if the bytes are no picture. */
export async function renderPicture(
  bytes: Buffer,
  crop: PictureCrop | null,
  widths: readonly number[],
): Promise<Rendition[]> {
  const area = cropArea(await sharp(bytes).metadata(), crop);
  const renditions: Rendition[] = [];
  // One after the other: side by side each would be decoded at the same time.
  for (const width of widths) {
    const resized = sharp(bytes).extract(area).resize({ width, withoutEnlargement: true });
    renditions.push({ width, format: 'webp', bytes: await resized.clone().webp({ quality: 80 }).toBuffer() });
    // The default effort, named because it decides how long the job takes.
    renditions.push({
      width,
      format: 'avif',
      bytes: await resized.clone().avif({ quality: 55, effort: 4 }).toBuffer(),
    });
  }
  return renditions;
}
