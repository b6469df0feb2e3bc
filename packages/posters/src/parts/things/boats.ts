// Boats: they float on y, x is their middle, size their length.
import { mix } from '#colour.ts';
import { d, path, poly, rect, stroke } from '#svg.ts';

/** A fishing boat with a wheelhouse. */
export function fishingBoat(x: number, y: number, w: number, hull: string, house: string, trim: string): string {
  return (
    stroke(
      d`M${x + w * 0.05} ${y - w * 0.2}V${y - w * 0.72}M${x + w * 0.05} ${y - w * 0.68}L${x + w * 0.42} ${y - w * 0.22}M${x + w * 0.05} ${y - w * 0.68}L${x - w * 0.46} ${y - w * 0.2}`,
      trim,
      Math.max(2, w * 0.012),
    ) +
    rect(x - w * 0.24, y - w * 0.38, w * 0.24, w * 0.22, house) +
    rect(x - w * 0.27, y - w * 0.41, w * 0.3, w * 0.04, trim) +
    rect(x - w * 0.19, y - w * 0.34, w * 0.06, w * 0.07, trim) +
    rect(x - w * 0.1, y - w * 0.34, w * 0.06, w * 0.07, trim) +
    path(
      d`M${x - w * 0.5} ${y - w * 0.2}q${w * 0.55} ${w * 0.1} ${w * 1.02} ${-w * 0.06}q${-w * 0.06} ${w * 0.2} ${-w * 0.16} ${w * 0.27}h${-w * 0.72}q${-w * 0.1} ${-w * 0.06} ${-w * 0.14} ${-w * 0.21}Z`,
      hull,
    ) +
    stroke(
      d`M${x - w * 0.47} ${y - w * 0.14}q${w * 0.55} ${w * 0.1} ${w * 0.95} ${-w * 0.05}`,
      house,
      Math.max(2, w * 0.022),
    )
  );
}

/** A gondola with its iron prow. */
export const gondola = (x: number, y: number, w: number, hull: string, seat: string): string =>
  rect(x - w * 0.1, y - w * 0.13, w * 0.2, w * 0.08, seat, 'rx="6"') +
  path(
    d`M${x - w * 0.5} ${y - w * 0.2}l${w * 0.05} ${-w * 0.01}q${w * 0.06} ${w * 0.15} ${w * 0.45} ${w * 0.15}t${w * 0.42} ${-w * 0.14}l${w * 0.05} ${w * 0.01}q${-w * 0.02} ${w * 0.18} ${-w * 0.3} ${w * 0.2}h${-w * 0.4}q${-w * 0.22} ${-w * 0.02} ${-w * 0.27} ${-w * 0.21}Z`,
    hull,
  );

/** A passenger ship with decks and a funnel. */
export function ship(x: number, y: number, w: number, hull: string, deck: string, trim: string): string {
  const windows = (top: number, half: number) => {
    const count = Math.floor((half * 2) / (w * 0.05));
    return Array.from(
      { length: count },
      (_, at) => d`M${x - half + w * 0.02 + at * w * 0.05} ${top}h${w * 0.028}v${w * 0.025}h${-w * 0.028}Z`,
    ).join('');
  };
  return (
    poly(
      [
        [x + w * 0.02, y - w * 0.3],
        [x + w * 0.03, y - w * 0.42],
        [x + w * 0.12, y - w * 0.42],
        [x + w * 0.13, y - w * 0.3],
      ],
      trim,
    ) +
    rect(x + w * 0.028, y - w * 0.39, w * 0.095, w * 0.03, deck) +
    rect(x - w * 0.26, y - w * 0.3, w * 0.5, w * 0.09, deck) +
    rect(x - w * 0.36, y - w * 0.22, w * 0.72, w * 0.1, mix(deck, trim, 0.08)) +
    path(windows(y - w * 0.275, w * 0.22) + windows(y - w * 0.19, w * 0.32), hull) +
    path(d`M${x - w * 0.5} ${y - w * 0.13}h${w}l${-w * 0.08} ${w * 0.14}h${-w * 0.84}Z`, hull) +
    rect(x - w * 0.45, y - w * 0.045, w * 0.89, w * 0.02, trim)
  );
}
