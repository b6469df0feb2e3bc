import { useContext, useEffect, useState } from 'react';
import { isSameField } from '#kernel/tour-documents/document-fields.ts';
import { UnreadableContext } from './unreadable-fields.ts';

type Typing<Value> = {
  name: string;
  value: Value;
  onValue: (value: Value) => void;
  format: (value: Value) => string;
  /** undefined: it cannot be read. */
  parse: (typed: string) => Value | undefined;
  /** The value while it cannot be read. Without it nothing changes. */
  unreadableAs?: Value | undefined;
};

/** What is typed, beside the value that it represents: a comma or a new line that does not count yet must not vanish, nor what cannot be read. */
export function useTyped<Value>({ name, value, onValue, format, parse, unreadableAs }: Typing<Value>) {
  const register = useContext(UnreadableContext);
  const [typed, setTyped] = useState(() => register?.fields.get(name)?.typed ?? format(value));
  const [shown, setShown] = useState(value);
  const [isLeft, setLeft] = useState(true);
  const parsed = parse(typed);
  // Changed by another editor, or by another control.
  if (!isSameField(shown, value)) {
    setShown(value);
    if (!isSameField(parsed === undefined ? unreadableAs : parsed, value)) setTyped(format(value));
  }
  const isUnreadable = parsed === undefined;
  const report = register?.report;
  useEffect(() => report?.(name, isUnreadable ? { typed, isLeft } : null), [report, name, isUnreadable, typed, isLeft]);
  return {
    typed,
    isMarked: isUnreadable && isLeft,
    type: (next: string): void => {
      setTyped(next);
      setLeft(false);
      const read = parse(next);
      const meant = read === undefined ? unreadableAs : read;
      if (meant === undefined) return;
      setShown(meant);
      onValue(meant);
    },
    /** Shows what was understood. */
    leave: (): void => {
      setLeft(true);
      if (parsed !== undefined) setTyped(format(parsed));
    },
  };
}
