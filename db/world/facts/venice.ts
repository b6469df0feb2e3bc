import type { CityFacts } from '../world.ts';

export const venice: CityFacts = {};
