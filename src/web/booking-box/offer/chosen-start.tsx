import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageList } from '#web/tour/guide-languages.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import type { Booking } from '../use-booking.ts';
import styles from './booking-terms.module.css';

/** What the button books: it stays in view with the total, while the options may be above the window. */
export function ChosenStart({ booking: { departure } }: { booking: Booking }) {
  const { language } = usePageContext();
  const t = useT('book-tour');
  if (!departure) return null;
  const { languages } = departure;
  const isForeign = languages.length > 0 && !languages.includes(language);
  return (
    <p className={styles.start}>
      <strong>{dayAndTimes(departure, language)}</strong> · {departure.optionName} ·{' '}
      {isForeign
        ? t('spoken_only', { languages: languageList(languages, language) })
        : languageList(languages, language)}
    </p>
  );
}
