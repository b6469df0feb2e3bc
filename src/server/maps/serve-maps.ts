// What maps are made of besides tiles: the still drawing around a position, the waters around it for the loaded map, and
// what both name.
import type { Context as HonoContext, Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import type { Box, NameOnMap } from '#kernel/maps/still-map.ts';
import type { Bindings } from '#server/http/application.ts';
import { compress } from '#server/http/compress.ts';
import { respondWith } from '#server/http/head-requests.ts';
import { drawStillMap } from './draw-still-map.ts';
import { findWaters, type Waters } from './waters.ts';
import { watersAsGeoJson } from './waters-as-geojson.ts';

/** Four digits as stillMapAddress writes them: any other spelling has no address to be cached under. */
const position = '-?\\d+\\.\\d\\d\\d\\d,-?\\d+\\.\\d\\d\\d\\d';
const headers = { 'cache-control': 'public, max-age=604800', vary: 'Accept-Encoding' };

export function serveMaps(app: Hono<{ Bindings: Bindings }>): void {
  app.get(`/maps/still/:zoom{\\d+}/:file{${position}\\.svg}`, async (request) => {
    const { latitude, longitude } = positionOf(request);
    const zoom = Number(request.req.param('zoom'));
    if (zoom > 16) throw new DomainError('not_found');
    const free = boxesOf(request.req.query('free'));
    const draw = async () => drawStillMap({ latitude, longitude, zoom }, await findWaters(longitude, latitude), free);
    const response = await respondWith(request, { ...headers, 'content-type': 'image/svg+xml' }, draw);
    return compress(request.req.raw, response);
  });
  app.get(`/maps/waters/:file{${position}\\.json}`, async (request) => {
    const at = positionOf(request);
    const collect = async () => JSON.stringify(watersAsGeoJson(await findWaters(at.longitude, at.latitude), at));
    const response = await respondWith(request, { ...headers, 'content-type': 'application/geo+json' }, collect);
    return compress(request.req.raw, response);
  });
  app.get(`/maps/names/:file{${position}\\.json}`, async (request) => {
    const at = positionOf(request);
    const collect = async () => JSON.stringify(namesOf(await findWaters(at.longitude, at.latitude)));
    const response = await respondWith(request, { ...headers, 'content-type': 'application/json' }, collect);
    return compress(request.req.raw, response);
  });
}

const namesOf = (waters: Waters | null): NameOnMap[] =>
  (waters?.ground.names ?? []).map(({ name, at: [longitude, latitude] }) => ({ name, latitude, longitude }));

const boxesMax = 60;

/** As `freeParameter` writes them; null where the page says nothing of it. */
function boxesOf(text: string | undefined): Box[] | null {
  if (!text) return null;
  const boxes = text.split('_').map((box) => box.split('.').map(Number));
  return boxes.slice(0, boxesMax).filter((box): box is [number, number, number, number] => box.length === 4);
}

function positionOf(request: HonoContext): { latitude: number; longitude: number } {
  const [latitude, longitude] = request.req.param('file')!.split(',').map(Number.parseFloat) as [number, number];
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180) throw new DomainError('not_found');
  return { latitude, longitude };
}
