import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { ComboboxStatus } from '#web/ui/combobox/combobox-status.tsx';
import { useCombobox } from '#web/ui/combobox/use-combobox.ts';
import type { Suggestion } from './suggestions.ts';
import styles from './search-form.module.css';

// Loaded when a field gets the focus: without one there are no suggestions.
const loadList = () => import('#web/ui/combobox/combobox-list.tsx');
const SuggestionList = lazy(async () => ({ default: (await loadList()).ComboboxList<Suggestion> }));

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

/** A text field for anything, with a list of suggestions for what is typed. */
export function SuggestField({ name, label, placeholder, value, onChange, suggest }: Props) {
  const id = useId();
  const t = useT('search-form');
  const { suggestions, request, close } = useSuggestions(suggest);
  const open = suggestions.length > 0;
  const [isUsed, setIsUsed] = useState(false);
  const choose = ({ label: text, slug }: Suggestion) => {
    onChange({ text, slug });
    setActive(-1);
    close();
  };
  const combobox = useCombobox({ id, options: suggestions, open, onChoose: choose, onClose: close });
  const { active, setActive } = combobox;
  const type = (text: string) => {
    onChange({ text });
    setActive(-1);
    request(text);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        {...combobox.roles}
        onChange={(event) => type(event.target.value)}
        onKeyDown={combobox.onKeyDown}
        onFocus={() => setIsUsed(true)}
        onBlur={close}
      />
      {isUsed ? (
        <Suspense>
          <SuggestionList
            {...{ id, open, active }}
            label={t('suggestions')}
            options={suggestions}
            onActive={setActive}
            onChoose={choose}
            stacked
          />
        </Suspense>
      ) : null}
      <ComboboxStatus open={open} count={suggestions.length} />
    </div>
  );
}

function useSuggestions(suggest: Props['suggest']) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    latestRequest.current += 1;
    setSuggestions([]);
  };
  const request = (text: string) => {
    if (text.trim().length < lettersBeforeSuggesting) return close();
    clearTimeout(timer.current);
    const thisRequest = ++latestRequest.current;
    timer.current = setTimeout(() => {
      suggest(text.trim())
        .catch(() => [])
        // Ignore the response of an outdated request.
        .then((found) => thisRequest === latestRequest.current && setSuggestions(found));
    }, pauseMs);
  };
  return { suggestions, request, close };
}
