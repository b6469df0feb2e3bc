import { emptyPickupPoint, isSamePoint, type TourPickupPoint } from '#kernel/tour-documents/offered-beside.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../editor.module.css';
import { newOptionId } from '../new-option-id.ts';
import { NumberField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { LanguageFields } from './language-fields.tsx';

/** Where travellers are picked up; each chooses one after the booking. */
export function PickupPoints(props: StepProps) {
  const t = useT('authoring');
  const { document, change } = props.editing;
  const { pickupPoints } = document;
  return (
    <details className={styles.more} open={pickupPoints.length > 0}>
      <summary>{t('pickup_points')}</summary>
      <div className={styles.fields}>
        <p className={styles.note}>{t('note_pickup_points')}</p>
        {pickupPoints.map((point, index) => (
          // By its place: a point that is on sale becomes another one while it is written.
          <PointEditor key={index} {...props} point={point} index={index} />
        ))}
        {pickupPoints.length < 40 ? (
          <div>
            <Button
              look="line"
              onClick={() =>
                change((now) => ({ ...now, pickupPoints: [...now.pickupPoints, emptyPickupPoint(newOptionId())] }))
              }
            >
              {t('add_point')}
            </Button>
          </div>
        ) : null}
      </div>
    </details>
  );
}

function PointEditor({ editing, main, point, index }: StepProps & { point: TourPickupPoint; index: number }) {
  const t = useT('authoring');
  const { change, draft } = editing;
  const at = `pickupPoints.${index}`;
  const number = index + 1;
  const errorOf = (field: string) => errorAt(editing, field);
  const set = (part: Partial<TourPickupPoint>) =>
    change((now) => ({
      ...now,
      pickupPoints: now.pickupPoints.map((one) => (one.id === point.id ? changed(one, part, draft.publishedIds) : one)),
    }));
  return (
    <fieldset className={styles.option}>
      <legend>{t('point_number', { number })}</legend>
      <LanguageFields
        label={t('field_point_names')}
        name={`${at}.names`}
        main={main}
        maxLength={120}
        texts={point.names}
        errorOf={errorOf}
        onChange={(names) => set({ names })}
      />
      <NumberField
        label={t('field_minutesBefore')}
        name={`${at}.minutesBefore`}
        value={point.minutesBefore}
        error={errorOf(`${at}.minutesBefore`)}
        onValue={(minutesBefore) => set({ minutesBefore })}
      />
      <LanguageFields
        label={t('field_zones')}
        name={`${at}.zones`}
        note={t('note_zones')}
        main={main}
        maxLength={60}
        texts={point.zones}
        errorOf={errorOf}
        onChange={(zones) => set({ zones })}
      />
      <div>
        <Button
          look="quiet"
          onClick={() =>
            change((now) => ({ ...now, pickupPoints: now.pickupPoints.filter(({ id }) => id !== point.id) }))
          }
        >
          {t('remove_point', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

/** Who has chosen a point is picked up there: moved, a point on sale is another one. */
function changed(point: TourPickupPoint, part: Partial<TourPickupPoint>, onSale: readonly string[]): TourPickupPoint {
  const next = { ...point, ...part };
  return onSale.includes(point.id) && !isSamePoint(point, next) ? { ...next, id: newOptionId() } : next;
}
