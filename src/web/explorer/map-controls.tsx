import { useT } from '#web/runtime/router/page-context.ts';
import type { MapView } from './use-view.ts';
import { panView, zoomView } from './view.ts';
import styles from './map-controls.module.css';

const stepPixels = 140;

const panDirections = [
  { key: 'north', right: 0, down: stepPixels, path: 'M5 12l5-5 5 5' },
  { key: 'west', right: stepPixels, down: 0, path: 'M12 5l-5 5 5 5' },
  { key: 'east', right: -stepPixels, down: 0, path: 'M8 5l5 5-5 5' },
  { key: 'south', right: 0, down: -stepPixels, path: 'M5 8l5 5 5-5' },
] as const;

/** Buttons for panning and zooming, for people who cannot drag or pinch. */
export function MapControls({ change, showAll }: { change: MapView['change']; showAll: () => void }) {
  const t = useT('explorer');
  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <Sign label={t('zoom_in')} path="M10 4v12M4 10h12" press={() => change((view) => zoomView(view, 1))} />
        <Sign label={t('zoom_out')} path="M4 10h12" press={() => change((view) => zoomView(view, -1))} />
        <Sign
          label={t('show_all')}
          path="M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c2.4 2.4 3.3 4.9 3.3 7.5S12.400 15.100 10 17.500C7.600 15.100 6.700 12.600 6.700 10S7.600 4.900 10 2.500z"
          press={showAll}
        />
      </div>
      <div className={styles.links}>
        {panDirections.map(({ key, right, down, path }) => (
          <Sign
            key={key}
            label={t(`go_${key}`)}
            path={path}
            press={() => change((view) => panView(view, right, down))}
          />
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
