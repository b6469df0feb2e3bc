// A picture from a stranger: looked at as bytes, then as a header, decoded only when both are harmless, and never
// stored as it came.
import sharp from 'sharp';
import { invalid } from '#contract/domain-error.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';

const bytesMax = 8_000_000;
const pixelsMax = 24_000_000;
const sidePixels = 320;
const formats = ['png', 'jpeg', 'webp'];

// One at a time: a picture of 24 megapixels takes up to 100 MB while it is decoded.
const inPool = boundedPool({ runningMax: 1, waitingMax: 10, retryAfterSeconds: 5 });

/** A data URL of a PNG, JPEG or WebP as a 320 × 320 WebP, upright and without metadata. Throws DomainError
 *  invalid_input on field `avatar`: format, too_big (more than 8 MB or 24 megapixels); unavailable when many wait. */
export async function readAvatar(dataUrl: string): Promise<Buffer> {
  const bytes = decodeDataUrl(dataUrl);
  return inPool(() => translated(() => reencode(bytes)));
}

function decodeDataUrl(dataUrl: string): Buffer {
  const head = /^data:image\/(?:png|jpeg|webp);base64,/i.exec(dataUrl)?.[0];
  if (head === undefined) throw invalid('avatar', 'format');
  if (((dataUrl.length - head.length) / 4) * 3 > bytesMax + 2)
    throw invalid('avatar', 'too_big', { maximum: bytesMax });
  const bytes = Buffer.from(dataUrl.slice(head.length), 'base64');
  if (bytes.length > bytesMax) throw invalid('avatar', 'too_big', { maximum: bytesMax });
  // By its first bytes, whatever its label says: no other decoder (SVG, PDF, GIF) ever sees it.
  if (!isPng(bytes) && !isJpeg(bytes) && !isWebp(bytes)) throw invalid('avatar', 'format');
  return bytes;
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

async function reencode(bytes: Buffer): Promise<Buffer> {
  // Reading the header decodes nothing, so any size may be read and then refused by its own name.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.includes(format)) throw invalid('avatar', 'format');
  if (width * height > pixelsMax) throw invalid('avatar', 'too_big', { maximum: pixelsMax });
  return sharp(bytes, { autoOrient: true, limitInputPixels: pixelsMax, failOn: 'error' })
    .resize(sidePixels, sidePixels, { fit: 'cover' })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer();
}

/** What the decoder cannot read is the sender's fault. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw (error as Error).name === 'DomainError' ? error : invalid('avatar', 'format');
  }
}
