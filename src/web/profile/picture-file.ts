// Checks a picture before it is decoded: format and dimensions, from its first bytes. A decompression bomb is refused by its
// header, here as on the server.

export type PictureProblem = 'photo_format' | 'photo_bytes' | 'photo_pixels';
export type PictureSize = { width: number; height: number };

const bytesMax = 8_000_000;
const pixelsMax = 24_000_000;

export async function problemOfPicture(file: Blob): Promise<PictureProblem | null> {
  if (file.size > bytesMax) return 'photo_bytes';
  const size = sizeOfPicture(await file.arrayBuffer());
  if (!size) return 'photo_format';
  return size.width * size.height > pixelsMax ? 'photo_pixels' : null;
}

/** The dimensions of a PNG, JPEG or WebP; null for anything else, whatever its name. */
export function sizeOfPicture(buffer: ArrayBuffer): PictureSize | null {
  const bytes = new DataView(buffer);
  try {
    return sizeOfPng(bytes) ?? sizeOfJpeg(bytes) ?? sizeOfWebp(bytes);
  } catch (error) {
    // Truncated before its dimensions.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isText = (bytes: DataView, at: number, text: string): boolean =>
  [...text].every((sign, index) => bytes.getUint8(at + index) === sign.charCodeAt(0));

function sizeOfPng(bytes: DataView): PictureSize | null {
  if (bytes.getUint32(0) !== 0x89504e47 || bytes.getUint32(4) !== 0x0d0a1a0a) return null;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

function sizeOfJpeg(bytes: DataView): PictureSize | null {
  if (bytes.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ;) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
}

/** Start of frame: C0 to CF except the tables between them (C4, C8, CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function sizeOfWebp(bytes: DataView): PictureSize | null {
  if (!isText(bytes, 0, 'RIFF') || !isText(bytes, 8, 'WEBP')) return null;
  if (isText(bytes, 12, 'VP8 '))
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
  if (isText(bytes, 12, 'VP8L')) {
    const sides = bytes.getUint32(21, true);
    return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
  }
  if (!isText(bytes, 12, 'VP8X')) return null;
  const side = (at: number) => (bytes.getUint32(at, true) & 0xffffff) + 1;
  return { width: side(24), height: side(27) };
}
