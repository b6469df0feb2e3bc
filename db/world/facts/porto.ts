import type { CityFacts } from '../world.ts';

export const porto: CityFacts = {};
