// Saves form inputs with their page in the history: going back restores them. They are stored in memory as long as
// the document exists; the browser restores whole documents itself.
import { Component, useEffect } from 'react';
import { useNavigationType, type Location } from 'react-router';
import { type Control, isTicked, type SavedControl } from './saved-control.ts';

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
    let shown = true;
    if (saved)
      void import('./restore-forms.ts').then(
        ({ restore }) => (shown ? restore(saved, controls()) : undefined),
        // The form stays empty.
        () => undefined,
      );
    return () => {
      shown = false;
    };
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
