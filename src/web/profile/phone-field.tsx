import { useLayoutEffect, useMemo, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { countryName } from '#kernel/country-name.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { useFieldId } from '#web/ui/form-id.ts';
import { flagOf } from './flags.ts';
import styles from './phone-field.module.css';
import {
  supportedCountry,
  callingCodeOf,
  callingCodes,
  entryAfter,
  entryOf,
  type PhoneEntry,
  type PhoneReport,
  reportOf,
  typedMax,
} from './phone-number.ts';
import { applyChange } from './phone-typing.ts';

type Props = {
  /** The stored number. */
  phone: string | null;
  livesIn: string | null;
  onChange: (report: PhoneReport) => void;
  error?: string;
};

/** A telephone number: the calling code follows from the chosen country and cannot be edited. */
export function PhoneField({ phone, livesIn, onChange, error }: Props) {
  const t = useT('profile');
  const id = useFieldId('phone');
  const [entry, setEntry] = useState(() => entryOf(phone, livesIn));
  const input = useRef<HTMLInputElement>(null);
  const keepCaret = useCaret(input, entry.text);
  const options = useCallingCodes();
  const change = (next: PhoneEntry) => {
    setEntry(next);
    onChange(reportOf(next));
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const next = applyChange(entry, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      isBackspace: (nativeEvent as InputEvent).inputType === 'deleteContentBackward',
    });
    keepCaret(next.caret);
    change(next.entry);
  };
  return (
    <div className={styles.phone}>
      <Combobox
        name="phone_country"
        label={t('phone_country')}
        options={options}
        value={entry.country}
        onChange={(code) => change(entryAfter({ ...entry, country: supportedCountry(code) }, entry.text))}
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
  const { language } = usePageContext();
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

/** Formatting moves digits; the caret stays behind the digit that was typed. */
function useCaret(input: { current: HTMLInputElement | null }, text: string): (position: number) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [input, text]);
  return (position) => {
    caret.current = position;
  };
}

function copyWithoutSpaces(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (selectionStart === selectionEnd) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', value.slice(selectionStart ?? 0, selectionEnd ?? 0).replace(/\s/g, ''));
}
