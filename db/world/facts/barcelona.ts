import type { CityFacts } from '../world.ts';

export const barcelona: CityFacts = {};
