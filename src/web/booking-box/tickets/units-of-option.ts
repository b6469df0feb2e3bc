import type { TourView } from '#contract/catalogue.ts';
import { readUnitChoice } from '#kernel/units.ts';

/** Tickets that were chosen by their kind, as the API takes them: by the units of one option. Null for what is no choice. */
export function unitsOfOption(
  chosen: string | undefined,
  { optionId, options }: { optionId: string; options: TourView['options'] },
): { unitId: string; quantity: number }[] | null {
  const sold = options.find(({ id }) => id === optionId)?.units ?? [];
  const choices = chosen ? readUnitChoice(chosen) : null;
  return (
    choices?.flatMap(({ kind, quantity }) => {
      const unit = sold.find((one) => one.kind === kind);
      return unit ? [{ unitId: unit.id, quantity }] : [];
    }) ?? null
  );
}
