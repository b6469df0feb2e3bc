import { comparedMost } from '#kernel/search-limits.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { compareHref } from './compare-href.ts';
import styles from './compare-bar.module.css';

type Props = { chosen: readonly string[]; onClear: () => void };

/** Over the foot of a list: how many tours are chosen, and the way to their comparison. */
export function CompareBar({ chosen, onClear }: Props) {
  useTextsOf('compare');
  const t = useT('compare');
  const withTrip = useTripLink();
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <p role="status">{t('chosen', { count: chosen.length, most: comparedMost })}</p>
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
      <ButtonLink to={withTrip(compareHref(chosen))}>{t('compare')}</ButtonLink>
    </section>
  );
}
