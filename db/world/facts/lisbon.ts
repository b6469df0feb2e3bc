import type { CityFacts } from '../world.ts';

export const lisbon: CityFacts = {};
