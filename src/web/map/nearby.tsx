import { useEffect, useState } from 'react';
import type { Position } from '#kernel/maps/mercator.ts';
import type { NameOnMap } from '#kernel/maps/still-map.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { loadNames } from './load-names.ts';
import { metresText } from './metres-text.ts';
import { nearestNames } from './nearest-names.ts';
import styles from './still-map.module.css';

/** How far a place is from what its map names: 'Nearby: Sol (about 400 m), La Latina (about 600 m)'. */
export function Nearby({ at: { latitude, longitude } }: { at: Position }) {
  const t = useT('common');
  const { language } = usePageContext();
  // Without a network the map has to do.
  const [names, setNames] = useState<readonly NameOnMap[]>();
  useEffect(() => {
    const leaving = new AbortController();
    loadNames({ latitude, longitude }, leaving.signal).then(setNames, () => undefined);
    return () => leaving.abort();
  }, [latitude, longitude]);
  if (names?.length === 0) return null;
  const nearest = nearestNames(names ?? [], { latitude, longitude }).map(({ name, metres }) =>
    t('nearby_name', { name, distance: metresText(metres, language) }),
  );
  return <p className={styles.nearby}>{nearest.length > 0 ? t('nearby', { names: nearest.join(', ') }) : null}</p>;
}
