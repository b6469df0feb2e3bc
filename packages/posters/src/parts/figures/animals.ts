// Animals as silhouettes, standing on x,y; h is their full height.
import { path, put, stroke } from '#svg.ts';

/** An elephant with its trunk down; a lighter ear and tusk give it depth. */
export function elephant(
  x: number,
  y: number,
  h: number,
  ink: string,
  ear: string,
  tusk: string,
  left: boolean,
): string {
  const body =
    path(
      'M-58-62q4-30 34-33 26-5 48 2 8-6 20-5 20 3 22 24 1 12-3 20l4 26q2 12 6 18 5 5 8 2l3 5q-9 7-15 0-8-10-11-26l-4-20q-6 8-14 6l-6-2-2 18 1 33h-16l-3-32q-20 5-40 0l-3 32h-16l-1-32q-10-12-9-36z',
      ink,
    ) + path('M-22-34l4 34h13l2-33zM16-36l6 36h12l-1-38z', ear, 'opacity=".45"');
  return put(
    x,
    y,
    h / 100,
    body +
      path('M18-88q18-4 22 12 2 18-6 28-14-4-18-18-2-14 2-22z', ear) +
      path('M58-50q4 10 16 8-7 9-18 3z', tusk) +
      stroke('M-58-66q-8 10-5 26', ink, 3),
    left,
  );
}

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

/** A rider to put on a camel's saddle: same x, y, h. */
export const rider = (x: number, y: number, h: number, robe: string, head: string, left: boolean): string =>
  put(
    x,
    y,
    h / 100,
    path('M-18-74q-2-26 8-30 10-2 13 6 3 14 1 26-10 4-22-2z', robe) + path('M-12-108a8 8 0 1 1 14 5l-4 8h-8z', head),
    left,
  );

/** A heron or a duck for ponds. */
export const duck = (x: number, y: number, s: number, ink: string, left: boolean): string =>
  put(
    x,
    y,
    s / 100,
    path(
      'M-50-6q-4-20 8-26 10 14 34 10 16-2 20-20 2-14 14-14 10 0 12 10l14 5-14 6q-2 16-14 24-12 9-34 9-30 2-40-4z',
      ink,
    ),
    left,
  );

/** A stag standing on x,y, h high to its antlers. */
export const deer = (x: number, y: number, h: number, ink: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${(h / 100).toFixed(2)})">` +
  path(
    'M-34-48q14-7 32-3 9-3 12-14l2-8 10 3 8 8-2 4-10 1q-3 12-8 20l-3 12 1 25h-4l-4-27-20-1-3 8-2 20h-4l-1-30q-6-9-4-18z',
    ink,
  ) +
  stroke('M14-72q-6-8-2-18m0 9q-7-3-8-12m13 20q6-8 3-18m1 10q7-3 8-11', ink, 2) +
  '</g>';
