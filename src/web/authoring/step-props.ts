import type { CategoryView, PlaceView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { TourDocument, TourOption } from '#kernel/tour-documents/tour-document.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import type { Editing } from './use-draft.ts';

/** Slugs without their suffix, as documents have them. */
export type Lists = {
  cities: Pick<PlaceView, 'slug' | 'name' | 'latitude' | 'longitude'>[];
  categories: Pick<CategoryView, 'slug' | 'name' | 'parent'>[];
  /** This marketplace translates texts by machine. */
  canTranslate: boolean;
  /** What is kept of each sale. */
  commissionPercent: number;
};

export type StepProps = { editing: Editing; lists: Lists; main: Language };

/** What the server says of a field, or of a part of it. */
export function errorAt({ problem }: Editing, field: string): string | undefined {
  if (!(problem instanceof ApiProblem)) return undefined;
  const named = problem.fields.find((one) => {
    const path = one.field.replace(/^document\./, '');
    return path === field || path.startsWith(`${field}.`);
  });
  return named?.message;
}

export const withOption = (
  document: TourDocument,
  id: string,
  make: (option: TourOption) => TourOption,
): TourDocument => ({
  ...document,
  options: document.options.map((option) => (option.id === id ? make(option) : option)),
});
