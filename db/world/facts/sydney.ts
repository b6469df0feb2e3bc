import type { CityFacts } from '../world.ts';

export const sydney: CityFacts = {};
