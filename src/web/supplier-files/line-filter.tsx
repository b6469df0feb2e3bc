import { useT } from '#web/runtime/router/page-context.ts';
import styles from './files.module.css';

type Choice<Name extends string> = { name: Name; text: string; count: number };

type Props<Name extends string> = {
  choices: readonly Choice<Name>[];
  shown: Name;
  onShow: (name: Name) => void;
};

/** Which lines are shown, with how many there are of each. */
export function LineFilter<Name extends string>({ choices, shown, onShow }: Props<Name>) {
  const t = useT('supplier-files');
  return (
    <div className={styles.filter} role="group" aria-label={t('show')}>
      {choices
        .filter(({ count, name }) => count > 0 || name === shown)
        .map(({ name, text, count }) => (
          <button key={name} type="button" aria-pressed={name === shown} onClick={() => onShow(name)}>
            {text} {count}
          </button>
        ))}
    </div>
  );
}
