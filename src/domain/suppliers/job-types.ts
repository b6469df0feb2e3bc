import type { Language } from '#kernel/languages.ts';
import { declareJobs, job } from '#platform/jobs/job-types.ts';

/** `id` is part of the mail's event, so that one job writes one mail. */
type SupplierJob = { id: string; supplierId: string };

export const supplierJobs = declareJobs({
  /** `language`: of the request, for suppliers without a chosen language. */
  'supplier-to-check': job<SupplierJob & { language: Language }>(),
  'supplier-checked': job<SupplierJob>(),
  'supplier-closed': job<SupplierJob>(),
});

export const termsJobs = declareJobs({ 'start-terms': job<{ id: string }>() });

export const termsMailJobs = declareJobs({
  'terms-announced': job<{ id: string }>(),
  'terms-withdrawn': job<{ id: string }>(),
});
