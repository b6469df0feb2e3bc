import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#web/surroundings.ts';
import type { Suggestion } from './suggestions.ts';
import styles from './search-form.module.css';

type Props = {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (part: { text: string; slug?: string }) => void;
  suggest: (text: string) => Promise<Suggestion[]>;
};

const lettersBeforeSuggesting = 2;
const pauseMs = 150;

/** A text field with a list beneath it, by the combobox pattern of ARIA 1.2: the focus stays in the field. */
export function SuggestField({ name, label, placeholder, value, onChange, suggest }: Props) {
  const id = useId();
  const t = useT('search-form');
  const { suggestions, ask, close } = useSuggestions(suggest);
  const [active, setActive] = useState(-1);
  const open = suggestions.length > 0;
  const take = (index: number) => {
    const { text, slug } = suggestions[index]!;
    onChange({ text, slug });
    close();
    setActive(-1);
  };
  const type = (text: string) => {
    onChange({ text });
    setActive(-1);
    ask(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((active + step + suggestions.length + (active < 0 && step < 0 ? 1 : 0)) % suggestions.length);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')} className={styles.list} hidden={!open}>
        {suggestions.map(({ key, text, note }, index) => (
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => take(index)}
          >
            {text}
            <small>{note}</small>
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {open ? t('common:suggestions_count', { count: suggestions.length }) : ''}
      </span>
    </div>
  );
}

function useSuggestions(suggest: Props['suggest']) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const close = () => {
    clearTimeout(waiting.current);
    turn.current += 1;
    setSuggestions([]);
  };
  const ask = (text: string) => {
    if (text.trim().length < lettersBeforeSuggesting) return close();
    clearTimeout(waiting.current);
    const mine = ++turn.current;
    waiting.current = setTimeout(() => {
      suggest(text.trim())
        .catch(() => [])
        // An answer that comes after a later question is no answer to it.
        .then((found) => mine === turn.current && setSuggestions(found));
    }, pauseMs);
  };
  return { suggestions, ask, close };
}
