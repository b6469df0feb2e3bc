import { partySize } from '#kernel/party.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { Marker } from '../place-pin.ts';
import styles from './map-marker.module.css';

type Props = {
  marker: Marker;
  text: string;
  /** Pixels from the upper left corner of the map. */
  at: { x: number; y: number };
  isHighlighted: boolean;
  highlight: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

export function MapMarker({ marker, text, at: { x, y }, isHighlighted, highlight, choose }: Props) {
  return (
    <button
      type="button"
      className={[styles.marker, styles[marker.kind], isHighlighted ? styles.highlighted : ''].join(' ')}
      // Set by script only: the server's markup has no style attributes (CSP).
      style={{ translate: `${x.toFixed(1)}px ${y.toFixed(1)}px` }}
      onPointerEnter={() => highlight(marker.key)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(marker.key)}
      onBlur={() => highlight(null)}
      onClick={() => choose(marker)}
    >
      <MarkerText marker={marker} text={text} />
    </button>
  );
}

/** The visible label, with text for screen readers only in between. */
function MarkerText({ marker, text }: Pick<Props, 'marker' | 'text'>) {
  const t = useT('explorer');
  if (marker.kind === 'place') {
    const { name, tours } = marker.place;
    return (
      <>
        {name} <span aria-hidden="true">{tours}</span>
        <span className="visually-hidden">: {t('common:tours_count', { count: tours })}</span>
      </>
    );
  }
  if (marker.kind === 'tour') {
    const { name, privateGroup, party } = marker.tour;
    return (
      <>
        <span className="visually-hidden">
          {t('common:said_of', { name })} {privateGroup ? t('common:unit_group', { count: 1 }) : null}{' '}
        </span>
        {text}
        {party ? (
          <span className="visually-hidden"> {t('common:for_persons', { count: partySize(party) })}</span>
        ) : null}
      </>
    );
  }
  const { name, places } = marker;
  const where =
    places > 1 ? `${t('common:said_of', { name: t('and_more_places', { name, count: places - 1 }) })} ` : '';
  return (
    <>
      <span className="visually-hidden">{where}</span>
      {text}
      <span className="visually-hidden">; {t('to_see_them')}</span>
    </>
  );
}
