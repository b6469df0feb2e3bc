// The basic shapes of all pictures. Coordinates are rounded to keep the files small.
export type Point = readonly [number, number];

const n = (value: number): number => Math.round(value) || 0;
export const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** Path data: d`M${x} ${y}h${w}` with every number rounded. */
export function d(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.reduce((all, text, at) => all + n(values[at - 1]!) + text);
}

export const path = (data: string, fill: string, extra = ''): string =>
  `<path d="${data}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** As a path, which is shorter, unless its corners are round. */
export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  const [width, height] = [Math.max(1, n(w)), Math.max(1, n(h))];
  if (!extra.includes('rx=')) return path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, extra);
  return `<rect x="${n(x)}" y="${n(y)}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`;
}

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${Math.max(1, n(r))}" fill="${fill}"${extra && ` ${extra}`}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${Math.max(1, n(rx))}" ry="${Math.max(1, n(ry))}" fill="${fill}"${extra && ` ${extra}`}/>`;

/** Relative steps are shorter than places. */
export const lines = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => {
      const [px, py] = points[at - 1] ?? [0, 0];
      return `${at ? 'l' : 'M'}${n(x) - n(px)} ${n(y) - n(py)}`;
    })
    .join('');

export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`${lines(points)}Z`, fill, extra);

/** Round line ends and no fill are the defaults of the document. */
export const stroke = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}"${extra && ` ${extra}`}/>`;

/** Level lines with square ends. */
export const bars = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="butt"${extra && ` ${extra}`}/>`;

export const group = (content: string, extra = ''): string => `<g ${extra}>${content}</g>`;

/** Content drawn around 0,0 put at x,y. */
export function put(x: number, y: number, scale: number, content: string, flip = false): string {
  const zoom = flip ? `${fine(-scale)} ${fine(scale)}` : fine(scale);
  return `<g transform="translate(${n(x)} ${n(y)})scale(${zoom})">${content}</g>`;
}

export const use = (id: string, x: number, y: number, scale: number, flip = false): string =>
  `<use href="#${id}" transform="translate(${n(x)} ${n(y)})scale(${flip ? `${fine(-scale)} ` : ''}${fine(scale)})"/>`;

/** A soft curve through the points, without the leading M. */
export function through(points: readonly Point[]): string {
  let data = '';
  for (let at = 0; at < points.length - 1; at++) {
    const [before, from, to, after] = [
      points[at - 1] ?? points[at]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2] ?? points[at + 1]!,
    ];
    const [x, y] = [n(from[0]), n(from[1])];
    data += d`c${(to[0] - before[0]) / 6} ${(to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6 - x} ${to[1] - (after[1] - from[1]) / 6 - y} ${n(to[0]) - x} ${n(to[1]) - y}`;
  }
  return data;
}

export const curve = (points: readonly Point[]): string => d`M${points[0]![0]} ${points[0]![1]}` + through(points);

// Gradients name their own colours; definitions() writes those a finished picture refers to.
const code = (colour: string): string => colour.slice(1);

/** Paint that changes from top to bottom. */
export const fade = (...colours: string[]): string => `url(#v-${colours.map(code).join('-')})`;
/** Paint that changes from left to right. */
export const across = (...colours: string[]): string => `url(#h-${colours.map(code).join('-')})`;
/** A radial gradient: opaque in the centre and transparent at the edge. */
export const glow = (colour: string): string => `url(#r-${code(colour)})`;
/** A beam: opaque at the top and transparent at the bottom. */
export const beam = (colour: string): string => `url(#b-${code(colour)})`;

function definition(kind: string, colours: string[], id: string): string {
  const soft = kind === 'r' || kind === 'b';
  const stops = soft ? [colours[0]!, colours[0]!] : colours;
  const inner = stops
    .map((colour, at) => {
      const offset = at ? ` offset="${fine(at / (stops.length - 1))}"` : '';
      return `<stop${offset} stop-color="#${colour}"${soft && at ? ' stop-opacity="0"' : ''}/>`;
    })
    .join('');
  if (kind === 'r') return `<radialGradient id="${id}">${inner}</radialGradient>`;
  const direction = kind === 'h' ? '' : ' x2="0" y2="1"';
  return `<linearGradient id="${id}"${direction}>${inner}</linearGradient>`;
}

export function definitions(body: string): string {
  const ids = new Set(body.matchAll(/url\(#([vhrb])-([0-9a-f-]+)\)/g).map((match) => match[0]));
  const all = [...ids].map((reference) => {
    const id = reference.slice(5, -1);
    const [kind, ...colours] = id.split('-');
    return definition(kind!, colours, id);
  });
  return all.length ? `<defs>${all.join('')}</defs>` : '';
}
