// What was typed stays with its page in the history: whoever comes back finds the forms as they were left. It is held in memory,
// for as long as the document lives; restoring whole documents is the browser's own work.
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

  // React asks for it beside getSnapshotBeforeUpdate.
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

const neverSaved = ':not([type=password]):not([type=file]):not([type=hidden])';

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(`main form :is(input${neverSaved}, select, textarea)[name]`)];
}

function savedOf(control: Control): SavedControl {
  return { name: control.name, value: control.value, checked: isTicked(control) };
}

function isTicked(control: Control): boolean {
  return 'checked' in control && control.checked;
}

/** Only where the form is the one that was left, and only what differs: to the page it is as if somebody typed. */
async function restore(saved: SavedControl[]): Promise<void> {
  const found = controls();
  if (found.length !== saved.length || found.some(({ name }, index) => name !== saved[index]!.name)) return;
  for (const [index, control] of found.entries()) {
    const { value, checked } = saved[index]!;
    if (isTicked(control) !== checked) control.click();
    else if (control.value !== value) type(control, value);
    // The page takes each in before the next comes, as it does when somebody types.
    await Promise.resolve();
  }
}

/** React hears of a value only when it is set past its own setter. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
