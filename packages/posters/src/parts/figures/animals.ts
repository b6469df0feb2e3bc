// Animals as silhouettes, standing on x,y; h is their full height.
import { path, put, stroke } from '#svg.ts';

export function giraffe(x: number, y: number, h: number, ink: string, patch: string, left: boolean): string {
  const body = path(
    'M-22-50q6-10 20-11 10-3 14-14l9-20-1-5 2-4 2 3 3-3 1 4 8 5 2 4-5 2-8-1-7 16q-4 13-6 22-1 8-3 13l2 19 1 20h-4l-4-36q-8 3-16 1l-3 12-1 23h-4l-1-24q1-6-1-12z',
    ink,
  );
  const patches = stroke('M-16-52h3m4 2h3m4-3h2m4-5h2m1-8h2m1-7h1m2-7h1m-26 36h3m6 1h3', patch, 4);
  return put(x, y, h / 100, body + stroke('M-22-50q-4 8-2 16', ink, 1.5) + patches, left);
}

export function camel(x: number, y: number, h: number, ink: string, saddle: string, left: boolean): string {
  const body = path(
    'M-38-56q2-10 14-10 4-18 16-18t14 18q12 1 16 6 6 4 10-4l6-20q3-10 12-11l10 3 4 5-3 3-12 1q-4 14-7 24-4 14-14 16l-2 14 1 36h-5l-4-36-4-11q-14 6-26 2l-5 11-2 34h-5l1-34q-4-8-6-14-8-6-9-15z',
    ink,
  );
  return put(
    x,
    y,
    h / 100,
    body + path('M-22-66q14-10 30 0l3 18q-18 6-34 0z', saddle) + stroke('M-38-56q-4 10-2 18', ink, 2),
    left,
  );
}
