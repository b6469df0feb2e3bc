// The profile photo: the middle square of the uploaded picture.
import { readPicture } from '#platform/pictures/read-picture.ts';

const sizes = [{ shape: 'square', sidePixels: 320 }] as const;

/** A data URL of a PNG, JPEG or WebP as a 320 × 320 WebP. Throws what `readPicture` throws, on field `avatar`. */
export async function readAvatar(dataUrl: string): Promise<Buffer> {
  const [square] = await readPicture(dataUrl, 'avatar', sizes);
  return square.bytes;
}
