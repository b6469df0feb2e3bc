import type { FiguresView } from '#contract/content.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import styles from './figures.module.css';

/** How much there is, in large numbers. */
export function Figures({ figures }: { figures: FiguresView }) {
  const t = useT('content');
  const { language } = useSurroundings();
  const shown = Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== null);
  return (
    <dl className={styles.figures}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figure_${name}`)}</dt>
          <dd>{new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
