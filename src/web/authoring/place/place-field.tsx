import { useRef, useState } from 'react';
import { kilometresBetween } from '#kernel/maps/distance.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { MapSource } from '#web/map/map-source.tsx';
import { distanceText } from '#web/map/still-rings.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useDetails } from '#web/ui/disclosure/use-details.ts';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import mapStyles from './place-map.module.css';
import { CoordinatesField } from './coordinates-field.tsx';
import { formatCoordinates, roundedPosition } from './coordinates.ts';
import { PlaceMap } from './place-map.tsx';
import { useKnownPlaces } from './use-known-places.ts';

type City = Position & { name: string };
type Props = {
  /** Of which place: for its labels. */
  label: string;
  name: string;
  city: City | undefined;
  at: Position | null;
  radiusMetres?: number | null;
  error: string | undefined;
  onChange: (at: Position | null) => void;
};

const undoMost = 50;
/** What is undone together: keys until the map loses the focus, and what is typed until the field does. */
type Run = 'keys' | 'typing';

/** A place: on the map, from a list of those that the map names, or as coordinates. */
export function PlaceField({ label, name, city, at, radiusMetres = null, error, onChange }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const known = useKnownPlaces(city);
  const { change, endRun, undo, canUndo, hasMoved } = useUndo(at, onChange);
  const byCoordinates = useDetails(error !== undefined);
  const around = city ?? at;
  const far = city && at ? distanceText(Number(kilometresBetween(city, at).toPrecision(2)), language) : null;
  return (
    <>
      {around ? (
        <div>
          <PlaceMap
            label={label}
            around={around}
            at={at}
            radiusMetres={radiusMetres}
            pick={(next) => change(roundedPosition(next))}
            step={(next) => change(roundedPosition(next), 'keys')}
            onBlur={endRun}
          />
          <p className={mapStyles.source}>
            <MapSource />
          </p>
        </div>
      ) : (
        <p className={styles.note}>{t('map_needs_city')}</p>
      )}
      <p role="status" className={styles.note}>
        {at && far && city ? t('place_is', { at: formatCoordinates(at), far, city: city.name }) : null}
        {around && !at ? t('place_none') : null}
      </p>
      <details className={styles.more} {...byCoordinates}>
        <summary>{t('by_coordinates')}</summary>
        <div className={styles.fields}>
          {known.length > 0 ? (
            <SelectField
              label={t('place_known')}
              name={`${name}.known`}
              value=""
              onChange={({ target }) => change(roundedPosition(known[Number(target.value)]!.at))}
            >
              <option value="" disabled>
                {t('choose')}
              </option>
              {known.map((one, index) => (
                <option key={one.name} value={index}>
                  {one.name}
                </option>
              ))}
            </SelectField>
          ) : null}
          <CoordinatesField
            name={name}
            at={at}
            error={error}
            onChange={(next) => change(next, 'typing')}
            onLeave={endRun}
          />
        </div>
      </details>
      {hasMoved ? (
        <div>
          {/* Not `disabled`: who undid the last one would lose the focus. */}
          <Button look="line" aria-disabled={!canUndo || undefined} onClick={undo}>
            {t('place_undo')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function useUndo(at: Position | null, onChange: Props['onChange']) {
  const [past, setPast] = useState<(Position | null)[]>([]);
  const [hasMoved, setMoved] = useState(false);
  const run = useRef<Run | null>(null);
  const endRun = () => void (run.current = null);
  return {
    canUndo: past.length > 0,
    hasMoved,
    endRun,
    change: (next: Position | null, by: Run | null = null) => {
      if (by === null || by !== run.current) setPast([...past, at].slice(-undoMost));
      run.current = by;
      setMoved(true);
      onChange(next);
    },
    undo: () => {
      if (past.length === 0) return;
      endRun();
      setPast(past.slice(0, -1));
      onChange(past.at(-1)!);
    },
  };
}
