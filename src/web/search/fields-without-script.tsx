import { useState, useSyncExternalStore } from 'react';
import type { FieldsProps, FilterFields } from './filter-fields.tsx';

let Fields: typeof FilterFields | undefined;

/** Has to be called before a list is rendered. The browser does not load the first one, so it needs no code of its fields. */
export async function loadFields(): Promise<void> {
  Fields = (await import('./filter-fields.tsx')).FilterFields;
}

const subscribe = () => () => undefined;

/** Fields need no script, so those of the first page stay as the server sent them: 1.3 kB less for it. Has to be a new
 *  component for a new list. */
export function FieldsWithoutScript(props: FieldsProps) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [isFirstPage] = useState(isHydrating);
  // React neither compares nor writes an empty text while hydrating, and it never changes afterwards.
  if (isFirstPage || !Fields) return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  return (
    <div>
      <Fields {...props} />
    </div>
  );
}
