import type { CityFacts } from '../world.ts';

export const nice: CityFacts = {};
