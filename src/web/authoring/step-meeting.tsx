import type { TourDocument } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PickupPoints } from './beside/pickup-points.tsx';
import styles from './editor.module.css';
import { NumberField } from './parsed-field.tsx';
import { errorAt, type StepProps } from './step-props.ts';
import { useState } from 'react';

type Position = { latitude: number | null; longitude: number | null };

const wholePosition = ({ latitude, longitude }: Position): TourDocument['meetingPoint'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export function StepMeeting(props: StepProps) {
  const { editing, lists, main } = props;
  const t = useT('authoring');
  const { document, change } = editing;
  // Half a position is none: it is kept here until the other half is there.
  const [half, setHalf] = useState<Position>(document.meetingPoint ?? { latitude: null, longitude: null });
  const position = document.meetingPoint ?? half;
  const setPosition = (next: Position) => {
    setHalf(next);
    change((now) => ({ ...now, meetingPoint: wholePosition(next) }));
  };
  const city = lists.cities.find(({ slug }) => slug === document.city);
  return (
    <>
      <TextField
        label={t('field_meetingPoint')}
        name={`texts.${main}.meetingPoint`}
        note={t('note_meetingPoint')}
        rows={3}
        maxLength={500}
        value={document.texts[main].meetingPoint}
        error={errorAt(editing, `texts.${main}.meetingPoint`)}
        onChange={({ target: { value } }) =>
          change((now) => ({ ...now, texts: { ...now.texts, [main]: { ...now.texts[main], meetingPoint: value } } }))
        }
      />
      <fieldset className={styles.option}>
        <legend>{t('field_position')}</legend>
        <p className={styles.note}>{t('note_position')}</p>
        <div className={styles.pair}>
          {(['latitude', 'longitude'] as const).map((part) => (
            <NumberField
              key={part}
              isWhole={false}
              label={t(`field_${part}`)}
              name={`meetingPoint.${part}`}
              value={position[part]}
              error={errorAt(editing, `meetingPoint.${part}`)}
              onValue={(value) => setPosition({ ...position, [part]: value })}
            />
          ))}
        </div>
        {city ? (
          <div>
            <Button look="quiet" onClick={() => setPosition({ latitude: city.latitude, longitude: city.longitude })}>
              {t('city_middle')}
            </Button>
          </div>
        ) : null}
      </fieldset>
      <PickupPoints {...props} />
    </>
  );
}
