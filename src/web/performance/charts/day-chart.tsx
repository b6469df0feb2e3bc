import { useId } from 'react';
import { dateFormat } from '#kernel/formats.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import styles from './charts.module.css';
import { labelled, scaleFor } from './scale.ts';

/** `parts` are stacked, the first at the bottom. */
export type DayBar = { day: string; parts: readonly number[] };

type Props = {
  title: string;
  /** What the chart shows, in a sentence. */
  description: string;
  bars: readonly DayBar[];
  smallestStep: number;
  format: (value: number) => string;
  /** What each part is, where there are several. */
  legend?: readonly string[];
};

const [plotTop, plotBottom, height] = [14, 166, 190];
const heightOf = (value: number, top: number) => (value / top) * (plotBottom - plotTop);

/** A bar for each day. Widths are percentages and heights pixels, so that texts keep their size on every screen. */
export function DayChart({ title, description, bars, smallestStep, format, legend }: Props) {
  const id = useId();
  const sums = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const { top, ticks } = scaleFor(Math.max(0, ...sums), smallestStep);
  const levelOf = (value: number) => plotBottom - heightOf(value, top);
  return (
    <>
      {legend ? <Legend names={legend} /> : null}
      <div className={styles.chart}>
        <svg className={styles.axis} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={levelOf(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          ))}
        </svg>
        <svg className={styles.plot} height={height} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{description}</desc>
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? styles.base : styles.grid}
              x1="0"
              x2="100%"
              y1={levelOf(tick)}
              y2={levelOf(tick)}
            />
          ))}
          {bars.map(({ day, parts }, index) => (
            <Bar key={day} parts={parts} index={index} count={bars.length} top={top} />
          ))}
          <Days bars={bars} />
        </svg>
      </div>
    </>
  );
}

function Bar({ parts, index, count, top }: { parts: readonly number[]; index: number; count: number; top: number }) {
  const slot = 100 / count;
  // Gaps between bars of a pixel would be all that is seen.
  const width = count > 100 ? slot : slot * 0.76;
  const x = `${index * slot + (slot - width) / 2}%`;
  return parts.map((part, number) => {
    const below = parts.slice(0, number).reduce((sum, one) => sum + one, 0);
    const tall = heightOf(part, top);
    return tall > 0 ? (
      <rect
        key={number}
        className={partClass(number)}
        x={x}
        y={plotBottom - heightOf(below, top) - tall}
        width={`${width}%`}
        height={tall}
      />
    ) : null;
  });
}

function Days({ bars }: { bars: readonly DayBar[] }) {
  const { language } = usePageContext();
  const isLong = bars.length > 200;
  const format = dateFormat(language, {
    timeZone: 'UTC',
    month: 'short',
    ...(isLong ? { year: 'numeric' } : { day: 'numeric' }),
  });
  const slot = 100 / bars.length;
  return labelled(bars.length).map((index) => {
    const isFirst = index === 0 && bars.length > 1;
    const isLast = index === bars.length - 1 && bars.length > 1;
    const x = isFirst ? 0 : isLast ? 100 : (index + 0.5) * slot;
    return (
      <text key={index} x={`${x}%`} y={height - 6} textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}>
        {format.format(new Date(`${bars[index]!.day}T00:00:00Z`))}
      </text>
    );
  });
}

const partClass = (number: number) => (number === 0 ? styles.first : styles.second);

const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.legend}>
    {names.map((name, number) => (
      <li key={name}>
        <svg width="14" height="14" aria-hidden="true">
          <rect className={partClass(number)} width="14" height="14" rx="3" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
