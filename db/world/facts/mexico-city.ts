import type { CityFacts } from '../world.ts';

export const mexicoCity: CityFacts = {};
