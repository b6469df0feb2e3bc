import type { CityFacts } from '../world.ts';

export const cusco: CityFacts = {};
