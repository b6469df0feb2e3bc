import { Form, Link, useNavigate } from 'react-router';
import { performanceDaysMost } from '#kernel/choices/performance.ts';
import filters from '#web/bookings/list/booking-list.module.css';
import { useFieldsOfAddress } from '#web/forms/use-fields-of-address.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { hrefOf, isOwnDays, type PerformanceQuery, periods } from './performance-address.ts';
import styles from './performance.module.css';

type Props = {
  query: PerformanceQuery;
  problems: { from: string | undefined; to: string | undefined } | null;
  tours: readonly { id: string; title: string }[];
  shown: { from: string; to: string };
};

/** Which days, and which tour. */
export function PerformanceControls({ query, problems, tours, shown }: Props) {
  const t = useT('performance');
  const navigate = useNavigate();
  const { period, tour } = query;
  const own = isOwnDays(query);
  const chosen = query.from && query.to ? daysFromTo(query.from, query.to) : 0;
  const errorOfTo =
    query.from && query.to && query.to < query.from
      ? t('wrong_order')
      : chosen > performanceDaysMost
        ? t('too_many_days', { count: performanceDaysMost, chosen })
        : problems?.to;
  return (
    <div className={styles.controls}>
      <nav className={filters.filters} aria-label={t('which_days')}>
        {periods.map((one) => (
          <Link
            key={one}
            to={hrefOf({ period: one, ...(tour && { tour }) })}
            aria-current={!own && one === period ? 'page' : undefined}
          >
            {t(`period_${one}`)}
          </Link>
        ))}
      </nav>
      <SelectField
        label={t('tour')}
        value={tour ?? ''}
        onChange={({ target: { value } }) => {
          const { tour: _, ...rest } = query;
          void navigate(hrefOf({ ...rest, ...(value && { tour: value }) }));
        }}
      >
        <option value="">{t('all_tours')}</option>
        {tours.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Form
        className={styles.ownDays}
        action="/supplier/performance"
        method="get"
        autoComplete="off"
        {...useFieldsOfAddress(shown)}
      >
        {tour ? <input type="hidden" name="tour" value={tour} /> : null}
        <Field
          label={t('from')}
          name="from"
          type="date"
          required
          defaultValue={query.from ?? shown.from}
          error={problems?.from}
        />
        <Field
          label={t('to')}
          name="to"
          type="date"
          required
          note={t('to_note', { count: performanceDaysMost })}
          defaultValue={query.to ?? shown.to}
          error={problems ? errorOfTo : undefined}
        />
        <Button type="submit" look="line">
          {t('show')}
        </Button>
      </Form>
    </div>
  );
}

/** Both counted. */
const daysFromTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
