import type { CityFacts } from '../world.ts';

export const nairobi: CityFacts = {};
