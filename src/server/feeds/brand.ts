// The logo as files: for the press page, and for the icons of an installed app.
import type { Hono } from 'hono';
import sharp from 'sharp';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';

/** A path over a hill into the sun, as in the navigation bar. */
const shapesIn = (sun: string, hill: string, path: string) =>
  `<circle cx="21" cy="12" r="8" fill="${sun}"/><path fill="${hill}" d="M1 28C4 17 11 12 17 16s9 2 14 12z"/><path d="M9 27c4-2 1-5 5-6s2-3 2-3" fill="none" stroke="${path}" stroke-width="2.4" stroke-linecap="round"/>`;
/** In the colours of the light theme: a file knows no theme. */
const shapes = shapesIn('#f2663b', '#0b6f64', '#fffaf0');
const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
const mark = drawing(shapes);
/** With a margin: devices may crop everything outside the middle circle, four fifths wide. */
const onPaper = drawing(
  `<rect width="32" height="32" fill="#fbf4e6"/><g transform="translate(16 16) scale(.62) translate(-16 -16)">${shapes}</g>`,
);

/** For pages that have the tokens: in the colours of their theme. */
export const inlineMark = `<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">${shapesIn('var(--sun)', 'var(--sea)', 'var(--paper)')}</svg>`;

export const icons = [
  { name: 'icon-192.png', pixels: 192, purpose: 'any', drawn: mark },
  { name: 'icon-512.png', pixels: 512, purpose: 'any', drawn: mark },
  { name: 'icon-maskable.png', pixels: 512, purpose: 'maskable', drawn: onPaper },
] as const;

const pictures = [...icons, { name: 'mark.png', pixels: 2048, drawn: mark }];

export function serveBrand(app: Hono<{ Bindings: Bindings }>): void {
  const cacheHeaders = { 'cache-control': 'public, max-age=86400' };
  app.get('/brand/mark.svg', (request) =>
    request.body(mark, 200, { ...cacheHeaders, 'content-type': 'image/svg+xml' }),
  );
  for (const { name, pixels, drawn } of pictures) {
    let picture: Promise<Buffer> | undefined;
    app.get(`/brand/${name}`, (request) =>
      respondWith(request, { ...cacheHeaders, 'content-type': 'image/png' }, () => (picture ??= draw(drawn, pixels))),
    );
  }
}

/** Density: the drawing is 32 wide, and 72 is its own size. */
const draw = (drawn: string, pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(drawn), { density: (72 * pixels) / 32 })
    .resize(pixels)
    .png()
    .toBuffer();
