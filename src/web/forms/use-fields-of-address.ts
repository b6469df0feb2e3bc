import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation, useNavigationType, useSearchParams } from 'react-router';

type FormField = HTMLInputElement | HTMLSelectElement;

/** Keeps the fields of a form that searches a list as the address has them, without a new form: the focus stays. What is entered while
 *  the list loads stays too. `usual`: what a field shows that the address lacks, if that is not nothing or its first option. */
export function useFieldsOfAddress(usual: Record<string, string> = {}) {
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  const type = useNavigationType();
  const { location: next, formMethod } = useNavigation();
  const isLoading = useRef(false);
  const entered = useRef(new Set<EventTarget>());
  const shown = useRef<string>(null);
  const valueOf = (name: string) => query.get(name) ?? usual[name] ?? '';
  const address = `${query} ${Object.values(usual)}`;

  useEffect(() => {
    const fields = fieldsOf(form.current!);
    const values = fields.map(({ name }) => valueOf(name)).join('\n');
    // Another order or page of the same list leaves what was not sent; Back and Forward do not.
    const isAnother = shown.current !== null && (type === 'POP' || values !== shown.current);
    shown.current = values;
    if (!isAnother) return;
    for (const field of fields) if (!entered.current.has(field)) show(field, valueOf(field.name));
  }, [address]);

  useEffect(() => {
    isLoading.current = next !== undefined;
    // A form that was sent begins anew in `onSubmit`, before this.
    if (!formMethod) entered.current.clear();
  }, [next, formMethod]);

  return {
    ref: form,
    onChange: ({ target }: FormEvent) => void (isLoading.current && entered.current.add(target)),
    onSubmit() {
      isLoading.current = true;
      entered.current.clear();
    },
  };
}

const fieldsOf = ({ elements }: HTMLFormElement): FormField[] =>
  ([...elements] as FormField[]).filter(({ name, type }) => name && type !== 'hidden');

function show(field: FormField, value: string): void {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === field.value;
  else field.value = value;
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
}
