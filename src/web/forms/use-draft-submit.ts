// A long form, or one in which staff writes reasons: what was typed stays in the tab, over a reload or a look elsewhere, until it is sent.
import { useEffect } from 'react';
import { storedEntries } from '#web/runtime/session/stored-entries.ts';
import { useSubmit, type Entered, type Submission } from './use-submit.ts';

type Values = Readonly<Record<string, string>>;
/** `name`: which form of the case. */
type Draft = { caseId: string; name: string };
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By case, then by form. */
const stored = storedEntries<Readonly<Record<string, Values>>>('drafts');

/** True while something was typed and not sent: in the form, or in any of the case. */
export function hasDraft(caseId: string, name?: string): boolean {
  const drafts = stored.get(caseId);
  return name === undefined ? drafts !== undefined : drafts?.[name] !== undefined;
}

function setDraft({ caseId, name }: Draft, values: Values): void {
  const { [name]: _replaced, ...others } = stored.get(caseId) ?? {};
  const drafts = Object.keys(values).length > 0 ? { ...others, [name]: values } : others;
  if (Object.keys(drafts).length > 0) stored.set(caseId, drafts);
  else stored.delete(caseId);
}

/** `ask`: whether it is sent, which does not end the draft yet. */
type Options = { checkFirst?: boolean; ask?: (entered: Entered) => Promise<boolean> };

/** As useSubmit. Fields other than selects have to be uncontrolled; passwords and checkboxes are not stored. */
export function useDraftSubmit<Result>(
  { caseId, name }: Draft,
  send: (entered: Entered) => Promise<Result>,
  { ask, ...options }: Options = {},
): Submission<Result | null> {
  const submission = useSubmit<Result | null>(async (entered) => {
    if (ask && !(await ask(entered))) return null;
    // Away before it is sent: a form that is shown again after the decision starts empty.
    const values = stored.get(caseId)?.[name] ?? {};
    setDraft({ caseId, name }, {});
    try {
      return await send(entered);
    } catch (thrown) {
      setDraft({ caseId, name }, values);
      throw thrown;
    }
  }, options);
  const { form } = submission;
  useEffect(() => {
    const own = form.current!;
    const initial = valuesOf(own);
    const draft = stored.get(caseId)?.[name] ?? {};
    for (const field of fieldsOf(own)) {
      const value = draft[field.name];
      if (value === undefined) continue;
      field.value = value;
      // For what follows from a choice.
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const store = () => {
      // The browser may have filled in the same after a reload.
      const typed = Object.entries(valuesOf(own)).filter(
        ([field, value]) => value !== initial[field] || value === draft[field],
      );
      setDraft({ caseId, name }, Object.fromEntries(typed));
    };
    own.addEventListener('input', store);
    return () => own.removeEventListener('input', store);
  }, [form, caseId, name]);
  return submission;
}

const fieldsOf = ({ elements }: HTMLFormElement): Field[] =>
  ([...elements] as Field[]).filter((one) =>
    one.matches('[name]:is(textarea, select, input:not([type=checkbox], [autocomplete$=-password]))'),
  );

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));
