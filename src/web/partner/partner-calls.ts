// Where the calls of partners go.
import { supplierBookingPaths } from '#contract/supplier-bookings.paths.ts';
import { supplierPaths } from '#contract/suppliers.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths({ ...supplierBookingPaths, ...supplierPaths });
