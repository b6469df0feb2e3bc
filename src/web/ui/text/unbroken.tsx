import styles from './unbroken.module.css';

/** A text with a reference or code in it that stays on one line: as any word with hyphens it would break at them. */
export function Unbroken({ text, code }: { text: string; code: string }) {
  const [before, ...rest] = text.split(code);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <span className={styles.code}>{code}</span>
      {rest.join(code)}
    </>
  );
}
