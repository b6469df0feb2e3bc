import { useEffect } from 'react';
import type { Position } from '#kernel/maps/mercator.ts';
import { distanceRings } from '#web/explorer/distance-rings.ts';
import type { LibreMap } from '#web/explorer/start-map.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

type Shapes = { setData: (data: unknown) => void };

/** The waters and the distances around the place that is in view, whether it was chosen or only zoomed into. */
export function useShapes(map: LibreMap | null, place: Position | null): void {
  const { language } = usePageContext();
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const source = (id: string) => map.getSource(id) as unknown as Shapes;
    source('waters').setData(`${location.origin}/maps/waters/${latitude.toFixed(4)},${longitude.toFixed(4)}.json`);
    source('rings').setData(distanceRings({ latitude, longitude }, language));
  }, [map, latitude, longitude, language]);
}
