// The mark as files, for whoever writes about the marketplace.
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Bindings } from './app.ts';

/** A path over a hill into the sun, as in the bar, in the colours of the light scheme. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="21" cy="12" r="8" fill="#f2663b"/><path fill="#0b6f64" d="M1 28C4 17 11 12 17 16s9 2 14 12z"/><path d="M9 27c4-2 1-5 5-6s2-3 2-3" fill="none" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/></svg>`;
const pixels = 2048;

let drawn: Promise<Buffer> | undefined;

export function serveBrand(app: Hono<{ Bindings: Bindings }>): void {
  const kept = { 'cache-control': 'public, max-age=86400' };
  app.get('/brand/mark.svg', (request) => request.body(mark, 200, { ...kept, 'content-type': 'image/svg+xml' }));
  app.get('/brand/mark.png', async () => {
    // Density: the drawing is 32 wide, and 72 stands for its own size.
    drawn ??= sharp(Buffer.from(mark), { density: (72 * pixels) / 32 })
      .resize(pixels)
      .png()
      .toBuffer();
    const picture = (await drawn) as Uint8Array<ArrayBuffer>;
    return new Response(picture, { headers: { ...kept, 'content-type': 'image/png' } });
  });
}
