import { namesOf } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, SelectField } from '#web/ui/field.tsx';
import { ChoiceGroup } from '#web/ui/choices/choice-group.tsx';
import { DurationField } from './parsed-field.tsx';
import { CityField } from './place/city-field.tsx';
import { errorAt, type StepProps } from './step-props.ts';

/** The languages that most guides speak; others that a tour has are offered, too. */
const usualLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ca', 'nl', 'ja', 'zh'];

export function StepBasics({ editing, lists, main }: StepProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { document, change } = editing;
  const names = namesOf('language', language);
  const guideLanguages = [...new Set([...usualLanguages, ...document.guideLanguages])];
  return (
    <>
      <Field
        label={t('field_title')}
        name={`texts.${main}.title`}
        note={t('note_title')}
        maxLength={90}
        value={document.texts[main].title}
        error={errorAt(editing, `texts.${main}.title`)}
        onChange={({ target: { value } }) =>
          change((now) => ({ ...now, texts: { ...now.texts, [main]: { ...now.texts[main], title: value } } }))
        }
      />
      <CityField editing={editing} lists={lists} />
      <SelectField
        label={t('field_categories')}
        name="categories"
        value={document.categories[0] ?? ''}
        error={errorAt(editing, 'categories')}
        onChange={({ target: { value } }) =>
          change((now) => {
            const others = now.categories.slice(1).filter((slug) => slug !== value);
            return { ...now, categories: value ? [value, ...others] : others };
          })
        }
      >
        <option value="">{t('choose')}</option>
        {lists.categories.map(({ slug, name, parent }) => (
          <option key={slug} value={slug}>
            {parent ? `– ${name}` : name}
          </option>
        ))}
      </SelectField>
      <DurationField
        label={t('field_durationMinutes')}
        name="durationMinutes"
        note={t('note_durationMinutes')}
        value={document.durationMinutes}
        error={errorAt(editing, 'durationMinutes')}
        onValue={(durationMinutes) => change((now) => ({ ...now, durationMinutes }))}
      />
      <ChoiceGroup
        label={t('field_guideLanguages')}
        name="guideLanguages"
        choices={guideLanguages.map((value) => ({ value, text: names.of(value) ?? value }))}
        chosen={document.guideLanguages}
        onChange={(chosen) => change((now) => ({ ...now, guideLanguages: chosen }))}
      />
    </>
  );
}
