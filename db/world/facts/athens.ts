import type { CityFacts } from '../world.ts';

export const athens: CityFacts = {};
