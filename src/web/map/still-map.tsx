import type { Position } from '#kernel/maps/mercator.ts';
import { placeMap, stillMapAddress, stillMapSize } from '#kernel/maps/still-map.ts';
import { MapSource } from './map-source.tsx';
import { MapsLink } from './maps-link.tsx';
import { Nearby } from './nearby.tsx';
import { pixelsPerKm, StillRings } from './still-rings.tsx';
import styles from './still-map.module.css';

const { zoom, width, height, ringsKm } = placeMap;
const middle = stillMapSize / 2;

type Props = {
  at: Position;
  label: string;
  place: string;
  /** Of a zone around the place, which is drawn. */
  radiusMetres?: number | null;
};

/** A map that needs no script: the waters around a place, how far a kilometre is, what is near, and where to open it as a real one. */
export function StillMap({ at, label, place, radiusMetres }: Props) {
  return (
    <figure className={styles.map}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${middle - width / 2} ${middle - height / 2} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <use className={styles.water} href={`${stillMapAddress(at, zoom)}#map`} />
        {radiusMetres ? (
          <circle
            className={styles.zone}
            cx={middle}
            cy={middle}
            r={((radiusMetres / 1000) * pixelsPerKm(at.latitude, zoom)).toFixed(0)}
          />
        ) : null}
        <StillRings at={{ x: middle, y: middle }} latitude={at.latitude} zoom={zoom} distances={ringsKm} />
        <path className={styles.pin} d={`M${middle} ${middle}c-5-9-15-15-15-25a15 15 0 1130 0c0 10-10 16-15 25z`} />
        <circle className={styles.eye} cx={middle} cy={middle - 25} r="5.500" />
      </svg>
      <figcaption>
        <Nearby at={at} />
        <MapsLink at={at} place={place} />
        <span className={styles.source}>
          <MapSource />
        </span>
      </figcaption>
    </figure>
  );
}
