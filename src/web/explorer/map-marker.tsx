import { useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import type { Marker } from './clusters.ts';
import { onMap, type Size, type View } from './view.ts';
import styles from './map-marker.module.css';

type Props = {
  marker: Marker;
  at: { view: View; size: Size };
  isLit: boolean;
  light: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

export function MapMarker({ marker, at: { view, size }, isLit, light, choose }: Props) {
  const { x, y } = onMap(marker, view, size);
  return (
    <button
      type="button"
      className={[styles.marker, styles[lookOf(marker)], isLit ? styles.lit : ''].join(' ')}
      // Only in the browser, which sets it by script: no markup of the server's has a style.
      style={{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }}
      onPointerEnter={() => light(marker.key)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(marker.key)}
      onBlur={() => light(null)}
      onClick={() => choose(marker)}
    >
      <Words marker={marker} />
    </button>
  );
}

function lookOf(marker: Marker): string {
  if (marker.kind !== 'cluster') return marker.kind;
  return marker.tours < 10 ? 'few' : marker.tours < 100 ? 'some' : 'many';
}

/** What is seen, and in between what only is read out. */
function Words({ marker }: { marker: Marker }) {
  const t = useT('explorer');
  if (marker.kind === 'place') {
    const { name, tours } = marker.place;
    return (
      <>
        {name} <b aria-hidden="true">{tours}</b>
        <span className="visually-hidden">: {t('common:tours_count', { count: tours })}</span>
      </>
    );
  }
  if (marker.kind === 'tour') {
    const { name, priceMinor, currency } = marker.tour;
    return (
      <>
        <span className="visually-hidden">{name}: </span>
        {priceMinor === null ? t('common:ask_price') : <Price priceMinor={priceMinor} currency={currency} />}
      </>
    );
  }
  const { name, tours, places } = marker;
  const where = places > 1 ? t('and_more_places', { name, count: places - 1 }) : name;
  return (
    <>
      <span className="visually-hidden">{where}: </span>
      {tours} <span className="visually-hidden">{t('tours_to_see', { count: tours })}</span>
    </>
  );
}
