import styles from './filters.module.css';

type Value = { value: string; name: string; count: number };
type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  title: string;
  values: readonly Value[];
  chosen: readonly string[];
  any?: string;
};

/** One filter: each value with the number of tours that would match. */
export function FilterChoices({ type, name, title, values, chosen, any }: Props) {
  if (values.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {any ? (
        <label className={styles.choice}>
          <input type={type} name={name} value="" defaultChecked={chosen.every((value) => value === '')} />
          <span>{any}</span>
        </label>
      ) : null}
      {values.map((value) => (
        <label key={value.value} className={styles.choice}>
          <input type={type} name={name} value={value.value} defaultChecked={chosen.includes(value.value)} />
          <span>{value.name}</span>
          <span className={styles.count}>{value.count}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function FilterSwitch({ name, label, count, on }: { name: string; label: string; count: number; on: boolean }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value="true" defaultChecked={on} />
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
