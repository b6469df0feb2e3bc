import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from './shown-once.module.css';

type Props = {
  title: string;
  text: string;
  label: string;
  value: string;
  words: { copy: string; copied: string; done: string };
  onDone: () => void;
};

/** A secret that was just made. Without access to the clipboard it is selected, ready to be copied by hand. */
export function ShownOnce({ title, text, label, value, words, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy();
  useLayoutEffect(() => heading.current?.focus(), []);
  const copyOrSelect = async () => {
    if (!(await copy(value))) field.current?.select();
  };
  return (
    <section className={styles.shown} aria-labelledby="shown-once">
      <h2 id="shown-once" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Field
        ref={field}
        label={label}
        name="shown-once"
        readOnly
        value={value}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => void copyOrSelect()}>{words.copy}</Button>
        <Button look="line" onClick={onDone}>
          {words.done}
        </Button>
      </div>
      <p aria-live="polite">{isCopied ? words.copied : ''}</p>
    </section>
  );
}
