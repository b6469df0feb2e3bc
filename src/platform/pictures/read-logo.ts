// Reads an uploaded logo: a PNG, a WebP or a drawing (SVG), which is rendered here. What is stored are pixels, so nothing of a drawing ever
// runs or loads in a browser.
import sharp from 'sharp';
import { invalid } from '#contract/domain-error.ts';
import { logoBox, logoBytesMax } from '#kernel/palette/logo.ts';
import { decodePool, isPng, isWebp, orUnreadable } from './read-picture.ts';

const pixelsMax = 4_000_000;
/** A drawing without a size of its own is rendered at most so fine. */
const densityMax = 2400;
const leastHeight = 24;
const widestRatio = 8;

export type ReadLogo = { webp: Buffer; png: Buffer; width: number; height: number };

/** Throws DomainError invalid_input on the field: logo_kind, logo_bytes, logo_shape, picture_broken; unavailable if too many wait. */
export function readLogo(dataUrl: string, field: string): Promise<ReadLogo> {
  const head = /^data:image\/(?:png|webp|svg\+xml);base64,/i.exec(dataUrl)?.[0];
  if (head === undefined) throw invalid(field, 'logo_kind');
  const bytes = Buffer.from(dataUrl.slice(head.length), 'base64');
  if (bytes.length > logoBytesMax) throw invalid(field, 'logo_bytes', { kilobytes: logoBytesMax / 1000 });
  const isDrawing = isSvg(bytes);
  if (!isPng(bytes) && !isWebp(bytes) && !isDrawing) throw invalid(field, 'logo_kind');
  return decodePool(() => orUnreadable(field, () => render(bytes, field, isDrawing)));
}

/** By its beginning. One that declares entities is none: they can be nested until nothing has room for them. */
function isSvg(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 4096).toString('utf8');
  return /^\uFEFF?\s*</.test(beginning) && /<svg[\s>]/.test(beginning) && !bytes.includes('<!ENTITY');
}

async function render(bytes: Buffer, field: string, isDrawing: boolean): Promise<ReadLogo> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const isLarge = !isDrawing && width * height > pixelsMax;
  if (isLarge || (!isDrawing && height < leastHeight) || width > widestRatio * height || height > 2 * width)
    throw invalid(field, 'logo_shape', { height: leastHeight, ratio: widestRatio });
  const density = isDrawing ? Math.min(Math.max((72 * logoBox.height) / height, 1), densityMax) : 72;
  const rendered = sharp(bytes, { density, limitInputPixels: pixelsMax, failOn: 'error' })
    .resize({ ...logoBox, fit: 'inside', withoutEnlargement: !isDrawing })
    .timeout({ seconds: 5 });
  const { data: webp, info } = await rendered.clone().webp({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const png = await rendered.clone().png({ compressionLevel: 9 }).toBuffer();
  return { webp, png, width: info.width, height: info.height };
}

/** How much of what is drawn differs from a ground, from 0 to 1. A picture that covers its box brings its own ground. */
export async function shareStandingOut(picture: Buffer, standsOut: (colour: string) => boolean): Promise<number> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [drawn, standing] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    drawn++;
    const colour = data.readUIntBE(at, 3).toString(16).padStart(6, '0');
    if (standsOut(`#${colour}`)) standing++;
  }
  if (drawn === 0) return 0;
  return drawn > 0.97 * (data.length / 4) ? 1 : standing / drawn;
}
