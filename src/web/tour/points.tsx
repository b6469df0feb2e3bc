import styles from './points.module.css';

type Props = { name?: string; items: readonly string[] | undefined; heading?: 'h2' | 'h3'; sign?: 'check' | 'dash' };

/** A short list, below its name if it has one; nothing if it is empty. */
export function Points({ name, items, heading: Heading = 'h3', sign }: Props) {
  if (!items?.length) return null;
  return (
    <div className={styles.points}>
      {name ? <Heading>{name}</Heading> : null}
      <ul className={sign && styles[sign]}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
