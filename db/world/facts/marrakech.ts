import type { CityFacts } from '../world.ts';

export const marrakech: CityFacts = {};
