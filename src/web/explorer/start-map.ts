// Starts MapLibre. Everything it needs comes from our own server: its worker, the land, tiles where the operator has set some.
import { LngLat, Map as LibreMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import coarse from 'virtual:world/coarse';
import { watchTheme } from '#web/preferences/choose-theme.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { drawSlowMs } from './draw-slow-ms.ts';
import { cameraOfStill } from './fit-map.ts';
import { keepInView } from './keep-in-view.ts';
import type { Bounds } from './positions.ts';
import { coloursAt, styleOf, type Tiles } from './map-style.ts';
import { outlineAsGeoJson } from './world-outline.ts';

setWorkerUrl(workerAddress);
setWorkerCount(1);

export type { LibreMap };

/** From this zoom on the corners of the coarse outline show. The fine one is a file of 110 kB. */
const fineZoom = 3.5;
/** From this zoom on the waters around the city fill the map. */
const cityZoom = 10;
// At the least the world is 290 pixels wide.
const [zoomMin, zoomMax] = [-0.8, 17];

/** What it shows first, and the pins that it keeps in view when it is near. */
export type MapStart = {
  first: Bounds;
  isPlace: boolean;
  pins: readonly Position[];
  /** On a page that is more than its map: one finger scrolls that page, and two move the map. A mouse has a wheel and a button. */
  isAmongOthers?: boolean;
};

/** Rejects where the browser has no WebGL. */
export async function startMap(container: HTMLElement, start: () => MapStart): Promise<LibreMap> {
  const tiles = await findTiles();
  const map = new LibreMap({
    container,
    style: styleOf(coloursAt(container), tiles),
    maxZoom: zoomMax,
    transformConstrain: (center, zoom) => constrain(center, zoom, tiles ? null : { container, pins: start().pins }),
    cooperativeGestures: Boolean(start().isAmongOthers) && matchMedia('(pointer: coarse)').matches,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
  });
  map.jumpTo(cameraOfStill(start(), container));
  map.touchZoomRotate.disableRotation();
  // The frame around it is what takes the focus and the keys.
  map.getCanvas().tabIndex = -1;
  map.getCanvas().removeAttribute('role');
  map.getCanvas().setAttribute('aria-hidden', 'true');
  await new Promise((loaded) => map.once('load', loaded));
  await within(drawSlowMs, drawLand(map));
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => map.setStyle(styleOf(coloursAt(container), tiles), { transformStyle: keepData });
  dark.addEventListener('change', recolour);
  const unwatchTheme = watchTheme(recolour);
  map.once('remove', () => {
    dark.removeEventListener('change', recolour);
    unwatchTheme();
  });
  return map;
}

/** MapLibre's own rule fills a map with land from edge to edge: on a phone half of the world would be outside of it. */
function constrain(
  { lng, lat }: LngLat,
  zoom: number,
  kept: { container: HTMLElement; pins: readonly Position[] } | null,
): { center: LngLat; zoom: number } {
  const possible = Math.min(zoomMax, Math.max(zoomMin, zoom));
  const wanted = { longitude: lng, latitude: Math.min(75, Math.max(-60, lat)) };
  const { longitude, latitude } = kept ? keepInView(wanted, possible, sizeOf(kept.container), kept.pins) : wanted;
  return { center: new LngLat(longitude, latitude), zoom: possible };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

type Style = ReturnType<LibreMap['getStyle']>;

/** New colours, the same shapes and markers. */
const keepData = (before: Style | undefined, next: Style): Style => ({
  ...next,
  sources: before?.sources ?? next.sources,
  layers: [...next.layers, ...(before?.layers.filter(({ id }) => next.layers.every((layer) => layer.id !== id)) ?? [])],
});

/** null: the operator has set no tiles, or they are away. */
async function findTiles(): Promise<Tiles | null> {
  try {
    const response = await fetch('/tiles/index.json');
    if (response.status !== 200) return null;
    return { address: `${location.origin}/tiles/{z}/{x}/{y}`, ...((await response.json()) as Omit<Tiles, 'address'>) };
  } catch {
    return null;
  }
}

const within = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((done) => setTimeout(done, ms))]);

/** The outline of the world, in more detail where its corners would show. A map that begins within a city needs it once
 *  it is moved out: by then at least the coarse one is there. */
async function drawLand(map: LibreMap): Promise<void> {
  const show = (outline: { units: number; land: string; borders: string }) =>
    (map.getSource('world') as { setData?: (data: object) => void } | undefined)?.setData?.(outlineAsGeoJson(outline));
  const load = { coarse: loadCoarse, fine: async () => (await import('virtual:world/fine')).default };
  const shown = new Set<keyof typeof load>();
  const draw = async (detail: keyof typeof load) => {
    if (shown.has(detail) || shown.has('fine')) return;
    shown.add(detail);
    // Not reached: the next movement tries again.
    const outline = await load[detail]().catch(() => void shown.delete(detail));
    if (outline && (detail === 'fine' || !shown.has('fine'))) show(outline);
  };
  const detailHere = () => (map.getZoom() > fineZoom && map.getZoom() < cityZoom ? 'fine' : 'coarse');
  map.on('moveend', () => void draw(detailHere()));
  const drawing = draw(detailHere());
  if (map.getZoom() < cityZoom) await drawing;
}

/** The drawing that the still map has shown already. */
async function loadCoarse() {
  const drawing = await fetch(coarse.url).then((response) => response.text());
  const [land, borders] = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!);
  return { units: coarse.units, land: land!, borders: borders! };
}
