import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import type { ManualEntryView } from '#contract/suppliers/manual-entries.ts';
import { fold } from '#kernel/slugs.ts';
import type { OfflineSheet } from '#web/offline/offline-sheets.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './departures.module.css';

type Props = { sheet: OfflineSheet; search: string; onSearch: (search: string) => void };

/** A search in what is on the sheet, booked here or entered by hand. */
export function SheetFind({ sheet: { bookings, entries }, search, onSearch }: Props) {
  const t = useT('departures');
  const texts = [...bookings.map(bookingTexts), ...entries.map(entryTexts)];
  return (
    <>
      <div className={styles.find}>
        <Field
          label={t('find')}
          name="find"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {search.trim() ? t('found', { count: texts.filter((one) => matchesSearch(one, search)).length }) : null}
      </p>
    </>
  );
}

type Texts = readonly (string | null | undefined)[];

export const bookingTexts = ({ reference, traveller, phone }: SheetBookingView): Texts => [
  reference,
  traveller?.name,
  traveller?.email,
  phone,
];

/** A block has none of them. */
export const entryTexts = ({ name, email, phone }: ManualEntryView): Texts => [name, email, phone];

/** By name, reference, e-mail or phone, without accents and signs: 'SN-8786-EPNX' is found by '8786 ep'. */
export function matchesSearch(texts: Texts, search: string): boolean {
  const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return texts.some((text) => plain(text ?? '').includes(plain(search)));
}
