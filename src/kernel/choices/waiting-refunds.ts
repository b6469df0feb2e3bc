/** Refunds beyond the terms that wait for a decision: of the caller, or of another operator about what the caller proposed. */
export const waitingRefunds = ['to_approve', 'own'] as const;
export type WaitingRefunds = (typeof waitingRefunds)[number];
