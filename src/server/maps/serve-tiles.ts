// The operator's map tiles under our own address, so that a page sends requests to no other host.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { compress } from '#server/http/compress.ts';
import { openTiles } from './open-tiles.ts';

const day = 86_400;
const type = 'application/vnd.mapbox-vector-tile';

export function serveTiles(app: Hono<{ Bindings: Bindings }>, { config, log }: Pick<Services, 'config' | 'log'>): void {
  const tiles = config.mapTiles === undefined ? null : openTiles(config.mapTiles);
  const failed = (error: unknown) => log.warn('the map tiles cannot be read', describeError(error));
  // Without tiles, and while they are away, the map draws the land alone.
  app.get('/tiles/index.json', async (request) => {
    try {
      if (tiles) return request.json(await tiles.zooms(), 200, { 'cache-control': 'public, max-age=300' });
    } catch (error) {
      failed(error);
    }
    return request.body(null, 204, { 'cache-control': 'no-store' });
  });
  app.get('/tiles/:z{\\d+}/:x{\\d+}/:y{\\d+}', async (request) => {
    const [z, x, y] = (['z', 'x', 'y'] as const).map((name) => Number(request.req.param(name))) as [
      number,
      number,
      number,
    ];
    if (!tiles || z > 22 || x >= 2 ** z || y >= 2 ** z) throw new DomainError('not_found');
    try {
      const tile = await tiles.read(z, x, y);
      const headers = { 'cache-control': `public, max-age=${day}`, vary: 'Accept-Encoding' };
      if (!tile) return new Response(null, { status: 204, headers });
      const body = request.req.method === 'HEAD' ? null : tile;
      const response = new Response(body, { headers: { ...headers, 'content-type': type } });
      return await compress(request.req.raw, response);
    } catch (error) {
      failed(error);
      return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
    }
  });
}
