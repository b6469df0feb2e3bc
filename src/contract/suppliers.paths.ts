export const supplierPaths = {
  getPartnerTerms: { method: 'GET', path: '/partner-terms' },
  getSupplier: { method: 'GET', path: '/supplier' },
  correctSupplier: { method: 'PUT', path: '/supplier' },
  listSuppliers: { method: 'GET', path: '/admin/suppliers' },
  checkSupplier: { method: 'POST', path: '/admin/suppliers/{id}/check' },
} as const;

/** Whether somebody has checked who a supplier is, and what came of it. */
export const supplierStates = ['to_check', 'verified', 'refused'] as const;
export type SupplierState = (typeof supplierStates)[number];
