// Saves form inputs with their page in the history: going back restores them. They are stored in memory as long as
// the document exists; the browser restores whole documents itself.
import { Component, useEffect } from 'react';
import { useNavigationType, type Location } from 'react-router';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type SavedControl = { name: string; value: string; checked: boolean };

const savedForms = new Map<string, SavedControl[]>();

/** Saves the forms of a page just before React takes it off the screen. A class, because effects run after that. */
export class SaveForms extends Component<{ location: Location }> {
  override getSnapshotBeforeUpdate({ location }: { location: Location }): null {
    if (location !== this.props.location) savedForms.set(keyOf(location), controls().map(savedOf));
    return null;
  }

  // React requires it together with getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

export function useSavedForms(location: Location): void {
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const saved = isReturn ? savedForms.get(keyOf(location)) : undefined;
    if (saved) void restore(saved);
  }, [isReturn, location]);
}

/** The first page of a document has the key 'default', whichever page it is. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

const neverSaved = ':not([type=password],[type=file],[type=hidden])';

/** Filters show what the address says: restored, they would be applied again. */
function controls(): Control[] {
  return [
    ...document.querySelectorAll<Control>(
      `main form:not([autocomplete]) :is(input${neverSaved}, select, textarea)[name]`,
    ),
  ];
}

function savedOf(control: Control): SavedControl {
  return { name: control.name, value: control.value, checked: isTicked(control) };
}

/** False for a list or a text, which cannot be ticked. */
const isTicked = (control: Control): boolean => !!(control as HTMLInputElement).checked;

/** Only if the form is the same, and only values that differ: the page sees the change as typing. */
async function restore(saved: SavedControl[]): Promise<void> {
  const found = controls();
  if (found.length !== saved.length || found.some(({ name }, index) => name !== saved[index]!.name)) return;
  for (const [index, control] of found.entries()) {
    const { value, checked } = saved[index]!;
    if (isTicked(control) !== checked) control.click();
    else if (control.value !== value) type(control, value);
    // Waits for the page to process each value before the next, as with typing.
    await Promise.resolve();
  }
}

/** React only notices a value that is set by the native setter, not by its own. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
