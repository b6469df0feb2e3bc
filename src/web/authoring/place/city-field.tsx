import { useContext, useMemo } from 'react';
import { Link } from 'react-router';
import { contactHref } from '#web/contact/contact-prefill.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Combobox } from '#web/ui/combobox/combobox.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { UnreadableContext } from '../typed/unreadable-fields.ts';

/** One of the cities of the marketplace. Whose city is missing requests it; what was typed stays, and is not saved. */
export function CityField({ editing, lists }: Pick<StepProps, 'editing' | 'lists'>) {
  const t = useT('authoring');
  const register = useContext(UnreadableContext);
  const { document, draft, change } = editing;
  const cities = useMemo(() => lists.cities.map(({ slug, name }) => ({ value: slug, label: name })), [lists.cities]);
  const isFixed = draft.slug !== null;
  const unlisted = register?.fields.get('city')?.typed;
  const toContact = contactHref({ topic: 'partners', message: t('city_request', { name: unlisted ?? '' }).trim() });
  return (
    <Combobox
      label={t('field_city')}
      name="city"
      options={cities}
      note={
        isFixed ? (
          t('note_city')
        ) : (
          <Link to={toContact} target="_blank">
            {t('city_ask')}
          </Link>
        )
      }
      disabled={isFixed}
      placeholder={t('choose')}
      noMatch={t('no_city')}
      value={document.city ?? ''}
      unlisted={unlisted}
      onUnlisted={(typed) => register?.report('city', typed ? { typed, isLeft: true } : null)}
      error={unlisted ? t('city_unlisted', { name: unlisted }) : errorAt(editing, 'city')}
      onChange={(value) => change((now) => ({ ...now, city: value || null }))}
    />
  );
}
