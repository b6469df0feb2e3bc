import type { Position } from '#kernel/maps/mercator.ts';
import { mapsHref } from './maps-href.ts';

const appleHref = (place: string, name: string) => `https://maps.apple.com/?ll=${place}&q=${name || place}`;

/** A place in the app of maps of a phone, where the name of its browser says which: geo: is RFC 5870, with the query that Android
 *  reads; Apple's devices open their app by Apple's address. undefined: a computer, or a browser within another app (Android's
 *  WebView), which opens no other scheme. */
export function deviceMapsHref(at: Position, label: string, userAgent: string): string | undefined {
  const [place, name] = [placeOf(at), nameOf(label)];
  if (/Android(?!.*; wv\))/.test(userAgent)) return `geo:${place}?q=${place}${name && `(${name})`}`;
  return /iPhone|iPad/.test(userAgent) ? appleHref(place, name) : undefined;
}

/** Who offers maps on the web. Plain links: nothing is requested before one is followed. */
export const mapsOnTheWeb = (at: Position, label: string): { name: string; href: string }[] => [
  { name: 'Apple Maps', href: appleHref(placeOf(at), nameOf(label)) },
  { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${placeOf(at)}` },
  { name: 'OpenStreetMap', href: mapsHref(at) },
];

const placeOf = ({ latitude, longitude }: Position): string => `${latitude},${longitude}`;

/** Brackets of the label would end those around it. */
const nameOf = (label: string): string => encodeURIComponent(label.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim());
