import { lazy, Suspense } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { PickupPoints } from './additions/pickup-points.tsx';
import styles from './editor.module.css';
import { errorAt, type StepProps } from './step-props.ts';

const PlaceField = lazy(async () => ({ default: (await import('./place/place-field.tsx')).PlaceField }));

export function StepMeeting(props: StepProps) {
  const { editing, lists, main } = props;
  const t = useT('authoring');
  const { document, change } = editing;
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
        <Suspense>
          <PlaceField
            label={t('map_meeting_point')}
            name="meetingPoint"
            city={city}
            at={document.meetingPoint}
            error={errorAt(editing, 'meetingPoint')}
            onChange={(meetingPoint) => change((now) => ({ ...now, meetingPoint }))}
          />
        </Suspense>
      </fieldset>
      <PickupPoints {...props} />
    </>
  );
}
