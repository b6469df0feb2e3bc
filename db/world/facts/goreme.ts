import type { CityFacts } from '../world.ts';

export const goreme: CityFacts = {};
