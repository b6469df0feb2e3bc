// Ids of fields, derived from the form and the field's name: the error summary links to them, also without scripts.
import { createContext, use, useId } from 'react';

/** Empty outside a `Form`. */
export const FormIdContext = createContext('');

export const fieldIdIn = (formId: string, name: string): string => `${formId}-${name}`;

/** The id of a field: the given one, else the one derived from its form, else a generated one. */
export function useFieldId(name: string | undefined, given?: string): string {
  const formId = use(FormIdContext);
  const anyId = useId();
  return given ?? (formId && name ? fieldIdIn(formId, name) : anyId);
}
