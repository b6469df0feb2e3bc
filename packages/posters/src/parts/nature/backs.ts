// What lies on the horizon of a city.
import { mix } from '#colour.ts';
import { hills, layerInk, layerPaint } from './land.ts';
import { range } from './mountains.ts';
import { farTown, row } from '#parts/buildings/street.ts';
import type { Roof } from '#parts/buildings/buildings.ts';
import type { Place } from '#place.ts';

/** Roofs far and near; low rows so that the landmark stands above them. */
export const townBack =
  (roofs: readonly [Roof, ...Roof[]] = ['hip', 'gable', 'flat']): Place['back'] =>
  (r, p, f, horizon) =>
    farTown(r, f, horizon, 150, mix(p.haze, p.low, 0.35)) +
    row(r, p, f, {
      from: -20,
      to: f.width,
      y: horizon,
      tall: [46, 84],
      wide: [130, 180],
      roofs,
      haze: 0.35,
      door: false,
    });

/** Green hills behind low roofs. */
export const hillBack =
  (swing = 46): Place['back'] =>
  (r, p, f, horizon) =>
    hills(r, f, horizon - 120 * f.u, swing, layerPaint(p, 0.14)) +
    hills(r, f, horizon - 60 * f.u, swing * 0.7, layerPaint(p, 0.3)) +
    farTown(r, f, horizon, 70, mix(p.wall, p.haze, 0.35));

/** Snowy mountains behind ridges. */
export const mountainBack: Place['back'] = (r, p, f, horizon) =>
  range(r, p, f, {
    foot: horizon + 20 * f.u,
    tall: (horizon / f.u) * 0.74,
    near: 0.16,
    snow: true,
    sunLeft: true,
    count: 5,
  }) +
  hills(r, f, horizon - 70 * f.u, 36, layerPaint(p, 0.36)) +
  hills(r, f, horizon - 20 * f.u, 18, layerInk(p, 0.46));
