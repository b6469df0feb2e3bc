import type { CityFacts } from '../world.ts';

export const prague: CityFacts = {};
