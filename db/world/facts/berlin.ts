import type { CityFacts } from '../world.ts';

export const berlin: CityFacts = {};
