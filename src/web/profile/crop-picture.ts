type Area = { x: number; y: number; width: number; height: number };

// Twice the size that the server stores, so that it can scale down.
const sidePixels = 640;

/** A square of a picture as a data URL, upright; null where the browser cannot decode the picture. */
export async function cropPicture(address: string, { x, y, width, height }: Area): Promise<string | null> {
  const image = new Image();
  image.src = address;
  const isReadable = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isReadable) return null;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(sidePixels, Math.max(1, Math.round(width)));
  canvas.getContext('2d')!.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  // A browser that cannot encode WebP encodes PNG, which the server accepts too.
  return canvas.toDataURL('image/webp', 0.9);
}
