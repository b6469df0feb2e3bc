import { useMemo } from 'react';
import { countriesByName } from '#kernel/countries.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { flagOf } from './flags.ts';

type Props = { value: string; onChange: (code: string) => void; error?: string };

/** Reports the ISO code of the chosen country, '' for none. */
export function CountryField({ value, onChange, error }: Props) {
  const t = useT('profile');
  const { language } = usePageContext();
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
