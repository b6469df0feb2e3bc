import { useEffect, useRef } from 'react';
import { chosenColours, type Palette } from '#kernel/palette/palette.ts';
import { themes } from '#kernel/themes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './theme.module.css';

/** Each colour that differs between two palettes, by its name, with its old and its new value. */
export function ChangedColours({ before, after }: { before: Palette; after: Palette }) {
  const t = useT('theme');
  const all = themes.flatMap((theme) => chosenColours.map((name) => ({ theme, name })));
  const changed = all.filter(({ theme, name }) => before[theme][name] !== after[theme][name]);
  return (
    <ul className={styles.changed}>
      {changed.map(({ theme, name }) => (
        <li key={`${theme} ${name}`}>
          {t('changed', { theme: t(`theme_${theme}`), colour: t(`colour_${name}`) })}{' '}
          <Swatch colour={before[theme][name]} /> → <Swatch colour={after[theme][name]} />
        </li>
      ))}
    </ul>
  );
}

function Swatch({ colour }: { colour: string }) {
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => dot.current!.style.setProperty('background', colour), [colour]);
  return (
    <>
      <span ref={dot} className={styles.swatch} aria-hidden="true" /> {colour}
    </>
  );
}
