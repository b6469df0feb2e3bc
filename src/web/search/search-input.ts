import type { TripContext } from '#kernel/trip-context.ts';

/** The typed text; with the slug if it was chosen from the list. */
export type SearchTerm = { text: string; slug?: string };
export type SearchInput = TripContext & { location: SearchTerm; activity: SearchTerm };

type Row = { value: string; label: string; note: string };
/** `slug` has its suffix: a thing has one slug, whatever the language of the typed name. */
export type SuggestedTerm = Row & { kind: 'city' | 'country' | 'category'; slug: string };
/** A tour is no term of a search: it is opened. */
export type Suggestion = SuggestedTerm | (Row & { kind: 'tour'; path: string });
