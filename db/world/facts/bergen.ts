import type { CityFacts } from '../world.ts';

export const bergen: CityFacts = {};
