import { useState, type FormEvent } from 'react';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { chooseCurrency, chooseLanguage, currentCurrency } from '#web/preferences.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { languageNames, offeredLanguages } from './language-names.ts';
import styles from './preferences-dialog.module.css';

export function PreferencesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('navbar');
  return (
    <Dialog title={t('preferences')} open={open} onClose={onClose}>
      <PreferencesForm onClose={onClose} />
    </Dialog>
  );
}

function PreferencesForm({ onClose }: { onClose: () => void }) {
  const { language, settings } = useSurroundings();
  const t = useT('navbar');
  const [chosenLanguage, setLanguage] = useState<Language>(language);
  const [chosenCurrency, setCurrency] = useState<Currency>(currentCurrency);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    onClose();
    if (chosenCurrency !== currentCurrency()) await chooseCurrency(chosenCurrency);
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
        onChange={(event) => setCurrency(event.target.value as Currency)}
      >
        {settings.availableCurrencies.map((code) => (
          <option key={code} value={code}>
            {code} – {currencyName(code, language)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" full>
        {t('save_and_close')}
      </Button>
    </form>
  );
}

function currencyName(code: Currency, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
}
