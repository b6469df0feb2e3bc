import type { CityFacts } from '../world.ts';

export const edinburgh: CityFacts = {};
