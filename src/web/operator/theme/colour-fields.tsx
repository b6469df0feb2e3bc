import { type ChosenColour, chosenColours, type Colours } from '#kernel/palette/palette.ts';
import type { Theme } from '#kernel/themes.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './theme.module.css';

type Props = { theme: Theme; colours: Colours; onChange: (name: ChosenColour, value: string) => void };

/** Each by the browser's choice of colours, with its number beside it. */
export function ColourFields({ theme, colours, onChange }: Props) {
  const t = useT('theme');
  return (
    <div className={styles.fields}>
      {chosenColours.map((name) => (
        <Field
          key={name}
          type="color"
          label={t(`colour_${name}`)}
          note={colours[name]}
          name={`${theme}.${name}`}
          value={colours[name]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </div>
  );
}
