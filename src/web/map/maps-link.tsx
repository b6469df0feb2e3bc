import type { Position } from '#kernel/maps/mercator.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { deviceMapsHref, mapsOnTheWeb } from './device-maps-href.ts';
import { mapsHref } from './maps-href.ts';
import styles from './still-map.module.css';

type Props = { at: Position; place: string };

/** Opens a place in the phone's app of maps; on a computer one chooses among those on the web. A page is the same for every device
 *  before hydration: one link then. */
export function MapsLink({ at, place }: Props) {
  const t = useT('common');
  const isHydrated = useIsHydrated();
  const href = isHydrated ? deviceMapsHref(at, place, navigator.userAgent) : mapsHref(at);
  if (!href)
    return (
      <details className={styles.choice}>
        <summary>{t('open_in_maps')}</summary>
        <ul>
          {mapsOnTheWeb(at, place).map((one) => (
            <li key={one.name}>
              <a href={one.href} rel="noreferrer">
                {one.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <a className={styles.open} href={href} rel="noreferrer">
      {t('open_in_maps')}
    </a>
  );
}
