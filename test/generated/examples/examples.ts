import type { Examples } from '../example-context.ts';
import { accountExamples } from './accounts.ts';
import { bookingExamples } from './bookings.ts';
import { operatorExamples } from './operator.ts';
import { shopExamples } from './shop.ts';
import { supplierExamples } from './supplier.ts';
import { tourExamples } from './tours.ts';

/** By operation. One that is not here needs nothing but its caller. */
export const examples: Examples = {
  ...accountExamples,
  ...bookingExamples,
  ...operatorExamples,
  ...shopExamples,
  ...supplierExamples,
  ...tourExamples,
};
