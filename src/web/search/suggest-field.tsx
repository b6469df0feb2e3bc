import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ComboboxStatus } from '#web/ui/combobox/combobox-status.tsx';
import { useCombobox } from '#web/ui/combobox/use-combobox.ts';
import type { Suggestion } from './search-input.ts';
import styles from './search-form.module.css';

// Loaded when a field gets the focus: without one there are no suggestions.
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }));

type Props = {
  name: string;
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  suggest: (text: string) => Promise<Suggestion[]>;
  /** What is not among them is no place; any text may be an activity. */
  saysNoMatch?: boolean;
};

const none: Suggestion[] = [];
const lettersBeforeSuggesting = 2;
const pauseMs = 150;

/** A text field for anything, with a list of suggestions for what is typed. */
export function SuggestField({
  name,
  label,
  placeholder,
  value,
  onType,
  onChoose,
  suggest,
  saysNoMatch = false,
}: Props) {
  const id = useId();
  const t = useT('search-form');
  // The texts are loaded with the list.
  const hasTexts = Boolean(usePageContext().messages.of('search-more'));
  const { found, request, close } = useSuggestions(suggest);
  const open = found !== null && (found.length > 0 || saysNoMatch);
  const suggestions = found ?? none;
  const [isUsed, setIsUsed] = useState(false);
  const choose = (suggestion: Suggestion) => {
    onChoose(suggestion);
    setActive(-1);
    close();
  };
  const combobox = useCombobox({ id, options: suggestions, open, onChoose: choose, onClose: close });
  const { active, setActive } = combobox;
  const type = (text: string) => {
    onType(text);
    setActive(-1);
    request(text);
  };
  const field = useRef<HTMLInputElement>(null);
  // Typed before the page was hydrated.
  useLayoutEffect(() => {
    const typed = field.current!.value;
    if (typed === value) return;
    setIsUsed(true);
    type(typed);
  }, []);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        enterKeyHint="search"
        {...combobox.roles}
        onChange={(event) => type(event.target.value)}
        onKeyDown={combobox.onKeyDown}
        onFocus={() => setIsUsed(true)}
        onBlur={close}
      />
      {isUsed ? (
        <Suspense>
          <SuggestionList
            {...{ id, open, active, saysNoMatch }}
            options={suggestions}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      ) : null}
      <ComboboxStatus open={open} count={suggestions.length} noMatch={hasTexts ? t('search-more:no_place') : ''} />
    </div>
  );
}

function useSuggestions(suggest: Props['suggest']) {
  const [found, setFound] = useState<Suggestion[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    latestRequest.current += 1;
    setFound(null);
  };
  const request = (text: string) => {
    if (text.trim().length < lettersBeforeSuggesting) return close();
    clearTimeout(timer.current);
    const thisRequest = ++latestRequest.current;
    timer.current = setTimeout(() => {
      suggest(text.trim())
        .catch(() => null)
        // Ignore the response of an outdated request.
        .then((response) => thisRequest === latestRequest.current && setFound(response));
    }, pauseMs);
  };
  return { found, request, close };
}
