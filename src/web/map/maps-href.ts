import type { Position } from '#kernel/maps/mercator.ts';

/** A link in place of an embedded map, so that no third party gets a request before the person follows it. */
export function mapsHref({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
