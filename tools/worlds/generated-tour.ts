import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import type { Place } from './places.ts';

export type GeneratedTour = {
  n: number;
  id: string;
  place: Place;
  currency: string;
  adultMinor: number;
  rank: number;
  supplierId: string;
  reviews: number[];
  policy: PolicyKey;
};
