// Where positions are on the screen: on the loaded map, and on the drawing that is there before it.
import { type Position, project, unproject } from '#kernel/maps/mercator.ts';
import { nearestTurn, stillRoom, stillView } from '#web/explorer/positions.ts';
import type { LibreMap } from '#web/explorer/start-map.ts';

export type Screen = {
  zoom: () => number;
  middle: () => Position;
  pixel: (at: Position) => { x: number; y: number };
  position: (x: number, y: number) => Position;
};

export function screenOf(map: LibreMap): Screen {
  const positionOf = ({ lng, lat }: { lng: number; lat: number }) => ({ latitude: lat, longitude: lng });
  return {
    zoom: () => map.getZoom(),
    middle: () => positionOf(map.getCenter()),
    pixel: ({ latitude, longitude }) => map.project([nearestTurn(longitude, map.getCenter().lng), latitude]),
    position: (x, y) => positionOf(map.unproject([x, y])),
  };
}

/** Of the drawing, whose middle is the middle of the room that it has. */
export function stillScreen(bounds: Parameters<typeof stillView>[0], room: { current: HTMLElement | null }): Screen {
  const view = stillView(bounds);
  const size = () => ({ width: room.current?.clientWidth ?? 0, height: room.current?.clientHeight ?? 0 });
  const zoom = () => {
    const { width, height } = size();
    return view.zoom + Math.log2(Math.max(width / stillRoom.width, height / stillRoom.height) || 1);
  };
  return {
    zoom,
    middle: () => ({ latitude: view.latitude, longitude: view.longitude }),
    // Drawn in the middle by the style sheet: the frame has no size yet.
    pixel: () => ({ x: 0, y: 0 }),
    position: (x, y) => {
      const [{ width, height }, scale, middle] = [size(), 512 * 2 ** zoom(), project(view)];
      return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
    },
  };
}
