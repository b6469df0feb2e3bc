import type { CityFacts } from '../world.ts';

export const newYork: CityFacts = {};
