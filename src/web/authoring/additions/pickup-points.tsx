import { lazy, Suspense, useState } from 'react';
import { emptyPickupPoint, isSamePoint, type TourPickupPoint } from '#kernel/tour-documents/tour-additions.ts';
import { metresText } from '#web/map/metres-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import { newOptionId } from '../new-option-id.ts';
import { NumberField } from '../parsed-field.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { LanguageFields } from './language-fields.tsx';

const PlaceField = lazy(async () => ({ default: (await import('../place/place-field.tsx')).PlaceField }));

const radii = [100, 200, 500, 1000, 2000, 5000, 10_000];

/** Where travellers are picked up; each chooses one after the booking. */
export function PickupPoints(props: StepProps) {
  const t = useT('authoring');
  const { document, change } = props.editing;
  const { pickupPoints } = document;
  const [onSale] = useState(() => pickupPoints.filter(({ id }) => props.editing.draft.publishedIds.includes(id)));
  return (
    <details className={styles.more} open={pickupPoints.length > 0}>
      <FoldedSummary
        title={t('pickup_points')}
        now={[pickupPoints.length > 0 ? t('pickup_now', { count: pickupPoints.length }) : t('pickup_now_none')]}
      />
      <div className={styles.fields}>
        <p className={styles.note}>{t('note_pickup_points')}</p>
        {pickupPoints.map((point, index) => (
          // By its place: a point that is on sale becomes another one while it is written.
          <PointEditor key={index} {...props} onSale={onSale} point={point} index={index} />
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

type PointProps = StepProps & {
  /** Those on sale, as they were before they were written. */
  onSale: readonly TourPickupPoint[];
  point: TourPickupPoint;
  index: number;
};

function PointEditor({ editing, lists, main, onSale, point, index }: PointProps) {
  const t = useT('authoring');
  const { change, draft } = editing;
  const at = `pickupPoints.${index}`;
  const number = index + 1;
  const errorOf = (field: string) => errorAt(editing, field);
  const set = (part: Partial<TourPickupPoint>) =>
    change((now) => ({
      ...now,
      pickupPoints: now.pickupPoints.map((one) =>
        one.id === point.id ? changed(one, part, draft.publishedIds, unused(onSale, now.pickupPoints)) : one,
      ),
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
      <PointOnMap
        city={lists.cities.find(({ slug }) => slug === editing.document.city)}
        point={point}
        number={number}
        at={at}
        errorOf={errorOf}
        set={set}
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

type MapProps = {
  city: StepProps['lists']['cities'][number] | undefined;
  point: TourPickupPoint;
  number: number;
  at: string;
  errorOf: (field: string) => string | undefined;
  set: (part: Partial<TourPickupPoint>) => void;
};

/** Where it is, and how far around it the driver goes. The map is loaded when it is opened. */
function PointOnMap({ city, point, number, at, errorOf, set }: MapProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(point.at ? 'point_on_map' : 'point_to_map')}</summary>
      {isOpen ? (
        <div className={styles.fields}>
          <Suspense>
            <PlaceField
              label={t('map_point', { number })}
              name={`${at}.at`}
              city={city}
              at={point.at}
              radiusMetres={point.radiusMetres}
              error={errorOf(`${at}.at`)}
              onChange={(place) => set({ at: place, radiusMetres: place && point.radiusMetres })}
            />
          </Suspense>
          {point.at ? (
            <SelectField
              label={t('field_radius')}
              name={`${at}.radiusMetres`}
              value={point.radiusMetres ?? ''}
              error={errorOf(`${at}.radiusMetres`)}
              onChange={({ target: { value } }) => set({ radiusMetres: value ? Number(value) : null })}
            >
              <option value="">{t('radius_none')}</option>
              {[...new Set([...radii, ...(point.radiusMetres ? [point.radiusMetres] : [])])]
                .sort((a, b) => a - b)
                .map((metres) => (
                  <option key={metres} value={metres}>
                    {t('radius_within', { distance: metresText(metres, language) })}
                  </option>
                ))}
            </SelectField>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}

const unused = (former: readonly TourPickupPoint[], points: readonly TourPickupPoint[]): TourPickupPoint[] =>
  former.filter(({ id }) => !points.some((one) => one.id === id));

/** Who has chosen a point is picked up there: moved, a point on sale is another one, and moved back it is that one again. */
function changed(
  point: TourPickupPoint,
  part: Partial<TourPickupPoint>,
  publishedIds: readonly string[],
  former: readonly TourPickupPoint[],
): TourPickupPoint {
  const next = { ...point, ...part };
  if (publishedIds.includes(point.id)) return isSamePoint(point, next) ? next : { ...next, id: newOptionId() };
  const again = former.find((one) => isSamePoint(one, next));
  return again ? { ...next, id: again.id } : next;
}
