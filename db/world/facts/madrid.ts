import type { CityFacts } from '../world.ts';

export const madrid: CityFacts = {};
