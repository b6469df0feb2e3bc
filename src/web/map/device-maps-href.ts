import type { Position } from '#kernel/maps/mercator.ts';

/** A place in the app of maps that the device has, where the name of its browser tells which: geo: is RFC 5870, with the
 *  query that Android reads; Apple's devices open their app by Apple's address. undefined: not known, or a browser within
 *  another app (Android's WebView), which opens no other scheme. */
export function deviceMapsHref(
  { latitude, longitude }: Position,
  label: string,
  userAgent: string,
): string | undefined {
  const place = `${latitude},${longitude}`;
  // Within brackets: those of the label would end it.
  const name = encodeURIComponent(label.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim());
  if (/Android(?!.*; wv\))/.test(userAgent)) return `geo:${place}?q=${place}${name && `(${name})`}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?ll=${place}&q=${name || place}`;
  return undefined;
}
