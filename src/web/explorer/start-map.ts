// Starts MapLibre. Everything it needs comes from our own server: its worker, the land, tiles where the operator has set some.
import { Map as LibreMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import coarse from 'virtual:world/coarse';
import { type Bounds, cornersOf, fitting, worldFitting } from './positions.ts';
import { coloursAt, styleOf } from './map-style.ts';
import { outlineAsGeoJson } from './world-outline.ts';

setWorkerUrl(workerAddress);
setWorkerCount(1);

export type { LibreMap };

/** From this zoom on the corners of the coarse outline show. The fine one is a file of 110 kB. */
const fineZoom = 3.5;
/** Rejects where the browser has no WebGL. */
export async function startMap(container: HTMLElement, first: Bounds, isPlace: boolean): Promise<LibreMap> {
  const tiles = await tilesAddress();
  const map = new LibreMap({
    container,
    style: styleOf(coloursAt(container), tiles),
    bounds: cornersOf(first),
    fitBoundsOptions: isPlace ? fitting : worldFitting,
    maxZoom: 17,
    attributionControl: false,
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    canvasContextAttributes: { antialias: true },
  });
  map.touchZoomRotate.disableRotation();
  // The frame around it is what takes the focus and the keys.
  map.getCanvas().tabIndex = -1;
  map.getCanvas().removeAttribute('role');
  map.getCanvas().setAttribute('aria-hidden', 'true');
  await new Promise((loaded) => map.once('load', loaded));
  if (!tiles) void drawLand(map);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => map.setStyle(styleOf(coloursAt(container), tiles), { transformStyle: keepData });
  dark.addEventListener('change', recolour);
  map.once('remove', () => dark.removeEventListener('change', recolour));
  return map;
}

type Style = ReturnType<LibreMap['getStyle']>;

/** New colours, the same shapes and markers. */
const keepData = (before: Style | undefined, next: Style): Style => ({
  ...next,
  sources: before?.sources ?? next.sources,
  layers: [...next.layers, ...(before?.layers.filter(({ id }) => next.layers.every((layer) => layer.id !== id)) ?? [])],
});

/** null: the operator has set no tiles, or they are away. */
async function tilesAddress(): Promise<string | null> {
  try {
    const response = await fetch('/tiles/index.json');
    return response.status === 200 ? `${location.origin}/tiles/{z}/{x}/{y}` : null;
  } catch {
    return null;
  }
}

async function drawLand(map: LibreMap): Promise<void> {
  const show = (outline: { units: number; land: string; borders: string }) =>
    (map.getSource('world') as { setData?: (data: object) => void } | undefined)?.setData?.(outlineAsGeoJson(outline));
  // The drawing that the still map has shown already.
  const drawing = await fetch(coarse.url).then((response) => response.text());
  const [land, borders] = [...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path!);
  let isFine = false;
  if (land && borders) show({ units: coarse.units, land, borders });
  const refine = async () => {
    if (isFine || map.getZoom() < fineZoom) return;
    isFine = true;
    const fine = await import('virtual:world/fine').catch(() => null);
    if (fine) show(fine.default);
    else isFine = false;
  };
  map.on('moveend', () => void refine());
  void refine();
}
