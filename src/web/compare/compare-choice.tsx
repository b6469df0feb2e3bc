import { comparedMost } from '#kernel/search-limits.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { chooseTours, useChosenTours } from './chosen-tours.ts';
import '#web/styles/boxes.css';
import styles from './compare-choice.module.css';

/** On a card: puts its tour among those that are compared, as long as there is room. */
export function CompareChoice({ tour: { slug, name } }: { tour: { slug: string; name: string } }) {
  const t = useT('search-results');
  const chosen = useChosenTours();
  const others = chosen.filter((other) => other !== slug);
  const isChosen = others.length < chosen.length;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={t('compare_tour', { tour: name })}
        checked={isChosen}
        disabled={!isChosen && chosen.length >= comparedMost}
        onChange={() => chooseTours(isChosen ? others : [...chosen, slug])}
      />
      {t('compare')}
    </label>
  );
}
