import { useEffect, useState } from 'react';
import type { Position } from '#kernel/maps/mercator.ts';
import { loadNames } from '#web/map/load-names.ts';
import { useT } from '#web/runtime/router/page-context.ts';

type Known = { name: string; at: Position };

/** The middle of a city and what its map names: districts, villages, mountains. No address is sent to anyone. */
export function useKnownPlaces(city: (Position & { name: string }) | undefined): Known[] {
  const t = useT('authoring');
  const [named, setNamed] = useState<Known[]>([]);
  const { latitude, longitude } = city ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const leaving = new AbortController();
    loadNames({ latitude, longitude }, leaving.signal).then(
      (names) => setNamed(names.map(({ name, ...at }) => ({ name, at })).sort(byName)),
      () => setNamed([]),
    );
    return () => leaving.abort();
  }, [latitude, longitude]);
  if (!city) return [];
  return [{ name: t('city_middle', { city: city.name }), at: city }, ...named];
}

const byName = (one: Known, other: Known): number => one.name.localeCompare(other.name);
