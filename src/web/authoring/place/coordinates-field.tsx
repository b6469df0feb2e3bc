import { useState } from 'react';
import type { Position } from '#kernel/maps/mercator.ts';
import { isSameField } from '#kernel/tour-documents/document-fields.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

type Props = {
  name: string;
  at: Position | null;
  error: string | undefined;
  onChange: (at: Position | null) => void;
  onLeave: () => void;
};

/** What cannot be read, such as half a pair, changes nothing; only who leaves the field empty removes the point. */
export function CoordinatesField({ name, at, error, onChange, onLeave }: Props) {
  const t = useT('authoring');
  const [typed, setTyped] = useState(() => formatCoordinates(at));
  const [shown, setShown] = useState(at);
  const [isLeft, setLeft] = useState(true);
  if (!isSameField(shown, at)) {
    setShown(at);
    if (!isSameField(parseCoordinates(typed), at)) setTyped(formatCoordinates(at));
  }
  const isUnreadable = typed.trim() !== '' && parseCoordinates(typed) === null;
  return (
    <Field
      label={t('place_coordinates')}
      name={name}
      note={t('note_coordinates')}
      autoComplete="off"
      value={typed}
      error={isUnreadable && isLeft ? t('coordinates_unreadable') : error}
      onChange={({ target: { value } }) => {
        setTyped(value);
        setLeft(false);
        const next = parseCoordinates(value);
        if (next) onChange(next);
      }}
      onBlur={() => {
        setLeft(true);
        // Not while it is typed: who empties it to write another place keeps what belongs to the point.
        if (typed.trim() === '' && at) onChange(null);
        onLeave();
      }}
    />
  );
}
