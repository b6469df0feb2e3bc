import type { CityFacts } from '../world.ts';

export const paris: CityFacts = {};
