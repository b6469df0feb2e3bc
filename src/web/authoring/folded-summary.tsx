import styles from './editor.module.css';

type Props = { title: string; now: readonly (string | null)[]; spoken?: string };

/** Names a part that is folded away, and says what is set in it. `spoken`: of what, where several have the title. */
export function FoldedSummary({ title, now, spoken }: Props) {
  return (
    <summary>
      <span>{title}</span>
      {spoken ? <span className="visually-hidden">: {spoken}</span> : null}
      <span className={styles.now}>{now.filter(Boolean).join(' · ')}</span>
    </summary>
  );
}
