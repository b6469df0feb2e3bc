import type { Position } from '#kernel/maps/mercator.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { deviceMapsHref } from './device-maps-href.ts';
import { mapsHref } from './maps-href.ts';

type Props = { at: Position; place: string; className?: string | undefined };

/** Opens a place in the device's app of maps; on the web where none is known, and before hydration, since a page is the
 *  same for every device. */
export function MapsLink({ at, place, className }: Props) {
  const t = useT('common');
  const href = (useIsHydrated() && deviceMapsHref(at, place, navigator.userAgent)) || mapsHref(at);
  return (
    <a className={className} href={href} rel="noreferrer">
      {t('open_in_maps')}
    </a>
  );
}
