import { useId } from 'react';
import styles from './charts.module.css';

export type Row = { name: string; value: number; text: string };

type Props = { title: string; description: string; rows: readonly Row[] };

const rowHeight = 42;

/** A bar for each row, with its name above it and its number at the end of the line. */
export function RowChart({ title, description, rows }: Props) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <svg className={styles.rows} height={rows.length * rowHeight} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {rows.map(({ name, value, text }, index) => (
        <g key={name}>
          <text x="0" y={index * rowHeight + 15}>
            {name}
          </text>
          <text className={styles.number} x="100%" y={index * rowHeight + 15} textAnchor="end">
            {text}
          </text>
          <rect className={styles.track} x="0" y={index * rowHeight + 22} width="100%" height="12" rx="6" />
          {value > 0 ? (
            <rect
              className={styles.first}
              x="0"
              y={index * rowHeight + 22}
              width={`${(value / most) * 100}%`}
              height="12"
              rx="6"
            />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
