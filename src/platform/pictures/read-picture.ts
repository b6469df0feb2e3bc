// Reads an uploaded picture: checks the bytes, then the header, decodes only if both are valid, and always
// re-encodes. The result has no metadata, such as the GPS position or the camera.
import sharp from 'sharp';
import { invalid, isDomainError } from '#contract/domain-error.ts';
import { pictureBytesMax } from '#kernel/pictures/picture-bytes.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';

const pixelsMax = 24_000_000;
const quality = 82;

// One at a time: a picture of 24 megapixels takes up to 100 MB while it is decoded.
export const decodePool = boundedPool({ runningMax: 1, waitingMax: 10, retryAfterSeconds: 5 });

/** 'whole' keeps the proportions and is never enlarged, 'square' is the middle. */
export type PictureSize = { shape: 'whole' | 'square'; sidePixels: number };
/** The minimum size, measured when the picture is upright. */
export type LeastPixels = { width: number; height: number };
export type ReadPicture = { bytes: Buffer; width: number; height: number };

/** Converts a data URL of a PNG, JPEG or WebP to WebP in the requested sizes, upright. Throws DomainError
 *  invalid_input on the field: picture_kind, picture_bytes, picture_pixels, picture_small, picture_broken; unavailable if too many
 *  wait. */
export async function readPicture<const Sizes extends readonly PictureSize[]>(
  dataUrl: string,
  field: string,
  sizes: Sizes,
  least?: LeastPixels,
): Promise<{ [Size in keyof Sizes]: ReadPicture }> {
  const bytes = decodeDataUrl(dataUrl, field);
  return (await decodePool(() => orUnreadable(field, () => reencode(bytes, field, sizes, least)))) as {
    [Size in keyof Sizes]: ReadPicture;
  };
}

function decodeDataUrl(dataUrl: string, field: string): Buffer {
  const head = /^data:image\/(?:png|jpe?g|webp);base64,/i.exec(dataUrl)?.[0];
  if (head === undefined) throw invalid(field, 'picture_kind');
  const tooHeavy = () => invalid(field, 'picture_bytes', { megabytes: pictureBytesMax / 1e6 });
  if (((dataUrl.length - head.length) / 4) * 3 > pictureBytesMax + 2) throw tooHeavy();
  const bytes = Buffer.from(dataUrl.slice(head.length), 'base64');
  if (bytes.length > pictureBytesMax) throw tooHeavy();
  // Decides by the first bytes, whatever the declared type: no other decoder (SVG, PDF, GIF) is ever used.
  if (!isPng(bytes) && !isJpeg(bytes) && !isWebp(bytes)) throw invalid(field, 'picture_kind');
  return bytes;
}

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

async function reencode(
  bytes: Buffer,
  field: string,
  sizes: readonly PictureSize[],
  least?: LeastPixels,
): Promise<ReadPicture[]> {
  // Reading the header decodes nothing, so any size may be read and then refused by its own name.
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > pixelsMax) throw invalid(field, 'picture_pixels', { megapixels: pixelsMax / 1e6 });
  if (least && (autoOrient.width < least.width || autoOrient.height < least.height))
    throw invalid(field, 'picture_small', least);
  const written: ReadPicture[] = [];
  // One after the other: side by side they would be decoded side by side.
  for (const size of sizes) written.push(await encode(bytes, size));
  return written;
}

async function encode(bytes: Buffer, { shape, sidePixels }: PictureSize): Promise<ReadPicture> {
  const fit = shape === 'square' ? { fit: 'cover' as const } : { fit: 'inside' as const, withoutEnlargement: true };
  const { data, info } = await sharp(bytes, { autoOrient: true, limitInputPixels: pixelsMax, failOn: 'error' })
    .resize(sidePixels, sidePixels, fit)
    .webp({ quality })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** A decoder error is the sender's error. */
export async function orUnreadable<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDomainError(error) ? error : invalid(field, 'picture_broken');
  }
}
