import { useId, useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { countryName } from '#kernel/country-name.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { flagOf } from './flags.ts';
import styles from './phone-field.module.css';
import {
  afterDigits,
  asCountry,
  callingCodeOf,
  callingCodes,
  digitsIn,
  enter,
  entryOf,
  type PhoneEntry,
  type PhoneReport,
  reportOf,
  typedMax,
  withoutDigitBefore,
} from './phone-number.ts';

type Props = {
  /** As it is stored. */
  phone: string | null;
  livesIn: string | null;
  onChange: (report: PhoneReport) => void;
  error?: string;
};

/** A telephone number: the calling code comes from the country chosen and cannot be typed over. */
export function PhoneField({ phone, livesIn, onChange, error }: Props) {
  const t = useT('profile');
  const id = useId();
  const [entry, setEntry] = useState(() => entryOf(phone, livesIn));
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, entry.text);
  const options = useCallingCodes();
  const change = (next: PhoneEntry) => {
    setEntry(next);
    onChange(reportOf(next));
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const isErased = (nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const onlyFormatLost = isErased && digitsIn(target.value) === digitsIn(entry.text);
    const typed = onlyFormatLost ? withoutDigitBefore(target.value, caret) : target.value;
    const before = digitsIn(target.value.slice(0, caret)) - (onlyFormatLost ? 1 : 0);
    const next = enter(entry, typed);
    keepCaret(caret === target.value.length ? next.text.length : afterDigits(next.text, Math.max(0, before)));
    change(next);
  };
  return (
    <div className={styles.phone}>
      <Combobox
        name="phone_country"
        label={t('phone_country')}
        options={options}
        value={entry.country}
        onChange={(code) => change(enter({ ...entry, country: asCountry(code) }, entry.text))}
        noMatch={t('no_match')}
        largePicture
      />
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {t('phone')}
        </label>
        <div className={styles.number}>
          <span className={styles.code} id={`${id}-code`}>
            +{callingCodeOf(entry.country)}
          </span>
          <input
            ref={input}
            id={id}
            className={`${fieldStyles.input} ${styles.input}`}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={typedMax}
            value={entry.text}
            onChange={type}
            onCopy={copyWithoutSpaces}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-code ${id}-note${error ? ` ${id}-error` : ''}`}
          />
        </div>
        <p id={`${id}-note`} className={fieldStyles.note}>
          {t('phone_note')}
        </p>
        {error ? (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function useCallingCodes() {
  const { language } = useSurroundings();
  return useMemo(
    () =>
      callingCodes()
        .map(({ country, code }) => ({
          value: country,
          label: countryName(country, language),
          note: `+${code}`,
          picture: flagOf(country),
        }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [language],
  );
}

/** Formatting moves digits; the caret stays behind the one that was typed. */
function useCaret(input: { current: HTMLInputElement | null }, text: string): (position: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [input, text]);
  return (position) => {
    wanted.current = position;
  };
}

function copyWithoutSpaces(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (selectionStart === selectionEnd) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', value.slice(selectionStart ?? 0, selectionEnd ?? 0).replace(/\s/g, ''));
}
