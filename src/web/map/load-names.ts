import type { Position } from '#kernel/maps/mercator.ts';
import { namesAddress, type NameOnMap } from '#kernel/maps/still-map.ts';

/** What the map around a place names; nothing where nothing is known. Rejects if it cannot be reached. */
export async function loadNames(at: Position, signal: AbortSignal): Promise<NameOnMap[]> {
  const response = await fetch(namesAddress(at), { signal });
  return response.ok ? ((await response.json()) as NameOnMap[]) : [];
}
