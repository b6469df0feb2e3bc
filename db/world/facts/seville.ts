import type { CityFacts } from '../world.ts';

export const seville: CityFacts = {};
