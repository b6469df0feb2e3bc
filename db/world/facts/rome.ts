import type { CityFacts } from '../world.ts';

export const rome: CityFacts = {};
