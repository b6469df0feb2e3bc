// What a phone takes is larger than any screen shows: made smaller here, it is sent in one second instead of ten, and
// without the place it was taken at. What the browser cannot read goes as it is: the server says what is wrong with it.

const smallEnoughBytes = 1_500_000;
const sidePixels = 2000;
const quality = 0.88;

/** The server takes no more; nobody should wait for the refusal of what takes minutes to send. */
export const heaviestBytes = 8_000_000;

export async function pictureToSend(file: File): Promise<Blob> {
  if (file.size <= smallEnoughBytes) return file;
  return smaller(file).catch(() => file);
}

async function smaller(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, sidePixels / Math.max(picture.width, picture.height));
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
