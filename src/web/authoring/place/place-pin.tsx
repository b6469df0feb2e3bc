import { type PointerEvent, useState } from 'react';
import styles from './place-map.module.css';

type Pixel = { x: number; y: number };

type Props = {
  at: Pixel;
  /** Of what is picked up around it, in pixels. */
  radius: number;
  /** null while the map is still: the point is in its middle then. */
  drop: ((at: Pixel) => void) | null;
};

/** The point, which follows the pointer until it is dropped. */
export function PlacePin({ at, radius, drop }: Props) {
  const [dragged, setDragged] = useState<(Pixel & { from: Pixel }) | null>(null);
  const { x, y } = dragged ?? at;
  const grab = (event: PointerEvent) => {
    if (!drop || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ ...at, from: { x: event.clientX - at.x, y: event.clientY - at.y } });
  };
  const follow = (event: PointerEvent) => {
    if (dragged) setDragged({ ...dragged, x: event.clientX - dragged.from.x, y: event.clientY - dragged.from.y });
  };
  const release = () => {
    setDragged(null);
    if (dragged && (dragged.x !== at.x || dragged.y !== at.y)) drop?.({ x: dragged.x, y: dragged.y });
  };
  return (
    <div
      className={drop ? styles.spot : `${styles.spot} ${styles.middle}`}
      style={{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }}
      aria-hidden="true"
    >
      {radius > 1 ? (
        <svg className={styles.area} viewBox="-1 -1 2 2" width={2 * radius} height={2 * radius}>
          <circle r="0.990" />
        </svg>
      ) : null}
      <svg
        className={styles.pin}
        viewBox="-18 -43 36 46"
        onPointerDown={grab}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={() => setDragged(null)}
      >
        <path d="M0 0c-5-9-15-15-15-25a15 15 0 1130 0c0 10-10 16-15 25z" />
        <circle cy="-25" r="5.500" />
      </svg>
    </div>
  );
}
