import type { CityFacts } from '../world.ts';

export const reykjavik: CityFacts = {};
