/** The states of a supplier's verification. */
export const supplierStates = ['to_check', 'verified', 'refused'] as const;
export type SupplierState = (typeof supplierStates)[number];
