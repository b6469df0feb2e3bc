import { useEffect, useRef } from 'react';
import { chosenColours, type Palette } from '#kernel/palette/palette.ts';
import { themes } from '#kernel/themes.ts';
import styles from './theme.module.css';

/** The chosen colours of a palette in a row, and in words for those who do not see them. */
export function Swatches({ palette }: { palette: Palette }) {
  const colours = themes.flatMap((theme) => chosenColours.map((name) => palette[theme][name]));
  return (
    <span className={styles.swatches}>
      <span className="visually-hidden">{colours.join(', ')}</span>
      {colours.map((colour, index) => (
        // Two of them can be the same.
        <Swatch key={index} colour={colour} />
      ))}
    </span>
  );
}

function Swatch({ colour }: { colour: string }) {
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => dot.current!.style.setProperty('background', colour), [colour]);
  return <span ref={dot} className={styles.swatch} aria-hidden="true" />;
}
