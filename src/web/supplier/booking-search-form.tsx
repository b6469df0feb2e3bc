import { useSearchParams } from 'react-router';
import { FindForm } from '#web/forms/find-form.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { SortField } from '#web/ui/sorting/sort-select.tsx';
import { type BookingSearch, shownStatuses } from './load-supplier-bookings.ts';
import styles from './booking-search-form.module.css';

/** By reference, name, e-mail or tour, by state, and by the days of the start. What is found is an address, so Back undoes it. */
export function BookingSearchForm({ search }: { search: BookingSearch | null }) {
  const t = useT('partner-home');
  const [query] = useSearchParams();
  return (
    <FindForm className={styles.form} action="/supplier" preventScrollReset>
      <div className={styles.find}>
        <Field
          label={t('find')}
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          defaultValue={search?.find}
        />
      </div>
      <SelectField label={t('find_state')} name="status" defaultValue={search?.status}>
        <option value="">{t('find_all')}</option>
        {shownStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`find_${status as 'Pending' | 'Confirmed' | 'Cancelled'}`)}
          </option>
        ))}
      </SelectField>
      <Field label={t('find_from')} name="from" type="date" defaultValue={search?.from} />
      <Field label={t('find_to')} name="to" type="date" defaultValue={search?.to} />
      <SortField query={query} />
      <div className={styles.buttons}>
        <Button type="submit" look="line">
          {t('find_submit')}
        </Button>
        {search ? (
          <ButtonLink look="quiet" to="/supplier" preventScrollReset>
            {t('find_clear')}
          </ButtonLink>
        ) : null}
      </div>
    </FindForm>
  );
}
