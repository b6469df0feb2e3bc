import type { CityFacts } from '../world.ts';

export const kyoto: CityFacts = {};
