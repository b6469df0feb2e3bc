// What was typed stays with its page in the history: whoever comes back finds the forms as they were left. Kept in memory,
// for as long as the document lives; a document that comes back whole is the browser's own work.
import type { DataRouter } from 'react-router';

type Place = DataRouter['state']['location'];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Filled = { name: string; value: string; checked: boolean };

export function keepForms(router: DataRouter): void {
  const kept = new Map<string, Filled[]>();
  let here = router.state.location;
  let coming: Filled[] | undefined;
  router.subscribe(({ location, historyAction }) => {
    if (location === here) return;
    // The page that is left is still on the screen.
    kept.set(keyOf(here), controls().map(filledOf));
    here = location;
    coming = historyAction === 'POP' ? kept.get(keyOf(location)) : undefined;
  });
  // Told by the frame (shell.tsx) each time the page of another place is on the screen.
  addEventListener('page-shown', () => {
    const filled = coming;
    coming = undefined;
    if (filled) void restore(filled);
  });
}

/** The first page of a document has the key 'default', whichever page it is. */
const keyOf = ({ key, pathname, search }: Place): string => (key === 'default' ? pathname + search : key);

const neverKept = ':not([type=password]):not([type=file]):not([type=hidden])';

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(`main form :is(input${neverKept}, select, textarea)[name]`)];
}

function filledOf(control: Control): Filled {
  return { name: control.name, value: control.value, checked: isTicked(control) };
}

function isTicked(control: Control): boolean {
  return 'checked' in control && control.checked;
}

/** Only where the form is the one that was left, and only what differs: to the page it is as if somebody typed. */
async function restore(filled: Filled[]): Promise<void> {
  const found = controls();
  if (found.length !== filled.length || found.some(({ name }, index) => name !== filled[index]!.name)) return;
  for (const [index, control] of found.entries()) {
    const { value, checked } = filled[index]!;
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
