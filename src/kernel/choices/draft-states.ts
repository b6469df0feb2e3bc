/** What a tour is to its supplier. `suspended` with its supplier, `removed` after a notice: only the operator ends these. */
export const draftStates = ['draft', 'published', 'paused', 'suspended', 'removed', 'archived'] as const;
export type DraftState = (typeof draftStates)[number];
