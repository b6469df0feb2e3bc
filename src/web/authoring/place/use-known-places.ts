import { useEffect, useState } from 'react';
import type { Position } from '#kernel/maps/mercator.ts';
import { useT } from '#web/runtime/router/page-context.ts';

type Known = { name: string; at: Position };
type Ground = {
  features: { properties: { kind: string; name?: string }; geometry: { coordinates: [number, number] } }[];
};

/** The middle of a city and what its map names: districts, villages, mountains. No address is sent to anyone. */
export function useKnownPlaces(city: (Position & { name: string }) | undefined): Known[] {
  const t = useT('authoring');
  const [named, setNamed] = useState<Known[]>([]);
  const { latitude, longitude } = city ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const leaving = new AbortController();
    loadNames({ latitude, longitude }, leaving.signal).then(setNamed, () => setNamed([]));
    return () => leaving.abort();
  }, [latitude, longitude]);
  if (!city) return [];
  return [{ name: t('city_middle', { city: city.name }), at: city }, ...named];
}

/** The same file as the map reads. */
async function loadNames({ latitude, longitude }: Position, signal: AbortSignal): Promise<Known[]> {
  const response = await fetch(`/maps/waters/${latitude.toFixed(4)},${longitude.toFixed(4)}.json`, { signal });
  if (!response.ok) return [];
  const { features } = (await response.json()) as Ground;
  return features
    .flatMap(({ properties: { kind, name }, geometry }) => {
      const [east, north] = geometry.coordinates;
      return kind === 'name' && name ? [{ name, at: { latitude: north, longitude: east } }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
