import type { QuestionsBeforeBookingView } from '#contract/bookings/booking-questions.ts';
import { dateFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';

export const pickupName = 'pickupPointId';

type Props = {
  points: QuestionsBeforeBookingView['points'];
  startsAt: Date;
  timeZone: string;
  chosen: string;
  error: string | undefined;
};

/** Each point with when its driver is there, on the clock of the place. Who does not know yet chooses on the page of the booking. */
export function PickupField({ points, startsAt, timeZone, chosen, error }: Props) {
  const t = useT('questions');
  const { language } = usePageContext();
  const clock = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone });
  const timeAt = (minutesBefore: number) => clock.format(new Date(startsAt.getTime() - minutesBefore * 60_000));
  return (
    <SelectField
      label={t('pickup_where')}
      name={pickupName}
      defaultValue={points.some(({ id }) => id === chosen) ? chosen : ''}
      note={t('pickup_later_note')}
      error={error}
    >
      <option value="">{t('pickup_later')}</option>
      {[...Map.groupBy(points, ({ zone }) => zone)].map(([zone, ofZone]) => (
        <optgroup key={zone} label={zone}>
          {ofZone.map(({ id, name, minutesBefore }) => (
            <option key={id} value={id}>
              {`${timeAt(minutesBefore)} · ${name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
