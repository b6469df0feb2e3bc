// A phone's photo is larger than any screen shows. Scaled down it uploads in one second instead of ten and loses its GPS
// position. A file that the browser cannot decode is sent unchanged; the server reports what is wrong with it.

const unchangedUpToBytes = 1_500_000;
const maxSidePixels = 2000;
const quality = 0.88;

/** The server's limit. Checked before the upload, which may take minutes. */
export const maxPhotoBytes = 8_000_000;

export async function preparePhoto(file: File): Promise<Blob> {
  if (file.size <= unchangedUpToBytes) return file;
  return downscale(file).catch(() => file);
}

async function downscale(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality),
  );
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}
