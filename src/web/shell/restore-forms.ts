// Loaded when a visitor goes back to a page with a form.
import { type Control, isTicked, type SavedControl } from './saved-control.ts';

/** Only if the form is the same, and only values that differ: the page sees the change as typing. */
export async function restore(saved: SavedControl[], found: Control[]): Promise<void> {
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
