import { useT } from '#web/runtime/router/page-context.ts';
import type { LibreMap } from './start-map.ts';
import styles from './map-controls.module.css';

const stepPixels = 140;

const panDirections = [
  { key: 'north', by: [0, -stepPixels], path: 'M5 12l5-5 5 5' },
  { key: 'west', by: [-stepPixels, 0], path: 'M12 5l-5 5 5 5' },
  { key: 'east', by: [stepPixels, 0], path: 'M8 5l5 5-5 5' },
  { key: 'south', by: [0, stepPixels], path: 'M5 8l5 5 5-5' },
] as const;

/** Buttons for panning and zooming, for people who cannot drag or pinch. The first press loads the map. */
type Props = { move: (how: (map: LibreMap) => void) => void; showAll: () => void; zoomIn: (map: LibreMap) => void };

export function MapControls({ move, showAll, zoomIn }: Props) {
  const t = useT('explorer');
  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <Sign label={t('zoom_in')} path="M10 4v12M4 10h12" press={() => move(zoomIn)} />
        <Sign label={t('zoom_out')} path="M4 10h12" press={() => move((map) => map.zoomOut())} />
        <Sign
          label={t('show_all')}
          path="M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c2.4 2.4 3.3 4.9 3.3 7.5S12.400 15.100 10 17.500C7.600 15.100 6.700 12.600 6.700 10S7.600 4.900 10 2.500z"
          press={showAll}
        />
      </div>
      <div className={styles.links}>
        {panDirections.map(({ key, by, path }) => (
          <Sign key={key} label={t(`go_${key}`)} path={path} press={() => move((map) => map.panBy([...by]))} />
        ))}
      </div>
    </div>
  );
}

function Sign({ label, path, press }: { label: string; path: string; press: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={press}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
