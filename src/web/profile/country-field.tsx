import { useMemo } from 'react';
import { countriesByName } from '#kernel/countries.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { flagOf } from './flags.ts';

type Props = { value: string; onChange: (code: string) => void; error?: string };

/** Gives the two letters of the country chosen, '' for none. */
export function CountryField({ value, onChange, error }: Props) {
  const t = useT('profile');
  const { language } = useSurroundings();
  const options = useMemo(
    () => countriesByName(language).map(({ code, name }) => ({ value: code, label: name, picture: flagOf(code) })),
    [language],
  );
  return (
    <Combobox
      name="country"
      label={t('country')}
      options={options}
      value={value}
      onChange={onChange}
      placeholder={t('select_country')}
      clearLabel={t('clear_country')}
      noMatch={t('no_match')}
      autoComplete="country-name"
      error={error}
    />
  );
}
