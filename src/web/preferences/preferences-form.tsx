import { useState, type FormEvent, type ReactNode } from 'react';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { chooseLanguage } from '#web/runtime/session/language.ts';
import { chooseCurrency, currentCurrency, hasChosenCurrency } from '#web/runtime/session/preferences.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { languageNames, offeredLanguages } from '#web/shell/language-names.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import styles from './preferences-form.module.css';

type Props = { submit: string; full?: boolean; onSaving: () => void; children?: ReactNode };

/** Language and currency, saved on submit. Another language navigates to its address. */
export function PreferencesForm({ submit, full = false, onSaving, children }: Props) {
  const { language, settings } = usePageContext();
  const t = useT('menus');
  const [chosenLanguage, setLanguage] = useState<Language>(language);
  // The server does not know what a browser has stored.
  const isChosen = !useIsHydrated() || hasChosenCurrency();
  const [entered, setCurrency] = useState<Currency | '' | null>(null);
  const chosenCurrency = entered ?? (isChosen ? currentCurrency() : '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    onSaving();
    if (chosenCurrency && !(isChosen && chosenCurrency === currentCurrency())) await chooseCurrency(chosenCurrency);
    if (chosenLanguage !== language) await chooseLanguage(chosenLanguage, settings.defaultLanguage);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <SelectField
        label={t('language')}
        value={chosenLanguage}
        onChange={(event) => setLanguage(event.target.value as Language)}
      >
        {offeredLanguages(settings).map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('currency')}
        value={chosenCurrency}
        onChange={(event) => setCurrency(event.target.value as Currency | '')}
        note={isChosen ? undefined : t('currency_of_tour_note')}
      >
        {isChosen ? null : <option value="">{t('currency_of_tour', { currency: currentCurrency() })}</option>}
        {settings.availableCurrencies.map((code) => (
          <option key={code} value={code}>
            {code} – {currencyName(code, language)}
          </option>
        ))}
      </SelectField>
      {children}
      <Button type="submit" full={full}>
        {submit}
      </Button>
    </form>
  );
}

function currencyName(code: Currency, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
}
