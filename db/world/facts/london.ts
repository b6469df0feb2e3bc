import type { CityFacts } from '../world.ts';

export const london: CityFacts = {};
