import { languages } from '#kernel/languages.ts';
import { namesOf } from '#kernel/formats.ts';
import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import type { TaxonomyEntryView } from '#contract/operator/taxonomy.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { FormValues } from '#web/runtime/router/page.ts';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';
import styles from './taxonomy.module.css';

type Props = {
  kind: TaxonomyKind;
  entry?: TaxonomyEntryView;
  tops: readonly TaxonomyEntryView[];
  problem: unknown;
};

/** Its slug, its parent, and its names and texts in each language. */
export function EntryFields({ kind, entry, tops, problem }: Props) {
  const t = useT('taxonomy');
  const labels = useEntryLabels(kind);
  const { language: own } = usePageContext();
  return (
    <>
      <Field
        label={labels.slug!}
        note={t(entry ? 'slug_note' : 'slug_new_note')}
        name="slug"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        required={entry !== undefined}
        defaultValue={entry?.slug ?? ''}
        error={fieldText(problem, 'slug')}
      />
      {kind === 'category' ? <ParentField entry={entry} tops={tops} problem={problem} /> : null}
      {languages.map((language) => (
        <fieldset key={language} className={styles.language}>
          <legend>{namesOf('language', own).of(language)}</legend>
          <Field
            label={labels[`names.${language}`]!}
            name={`names.${language}`}
            lang={language}
            maxLength={80}
            required
            defaultValue={entry?.names[language] ?? ''}
            error={fieldText(problem, `names.${language}`)}
          />
          {kind === 'tag' ? null : (
            <TextField
              rows={2}
              label={labels[`texts.${language}`]!}
              name={`texts.${language}`}
              lang={language}
              maxLength={200}
              required
              defaultValue={entry?.texts?.[language] ?? ''}
              error={fieldText(problem, `texts.${language}`)}
            />
          )}
        </fieldset>
      ))}
    </>
  );
}

/** One that has others below it stays at the top. */
function ParentField({ entry, tops, problem }: Omit<Props, 'kind'>) {
  const t = useT('taxonomy');
  const { language } = usePageContext();
  const isParent = (entry?.below ?? 0) > 0;
  return (
    <SelectField
      label={t('parent')}
      note={isParent ? t('parent_of_others', { count: entry!.below }) : t('parent_note')}
      name="parentId"
      defaultValue={entry?.parentId ?? ''}
      disabled={isParent}
      error={fieldText(problem, 'parentId')}
    >
      <option value="">{t('parent_none')}</option>
      {tops
        .filter(({ id }) => id !== entry?.id)
        .map(({ id, names }) => (
          <option key={id} value={id}>
            {names[language]}
          </option>
        ))}
    </SelectField>
  );
}

export function useEntryLabels(kind: TaxonomyKind): Record<string, string> {
  const t = useT('taxonomy');
  const { language: own } = usePageContext();
  const ofEach = languages.flatMap((language) => {
    const spoken = { language: namesOf('language', own).of(language) ?? language };
    return [
      [`names.${language}`, t('name_in', spoken)],
      ...(kind === 'tag' ? [] : [[`texts.${language}`, t(kind === 'place' ? 'line_in' : 'description_in', spoken)]]),
    ];
  });
  return { slug: t('slug'), ...(kind === 'category' ? { parentId: t('parent') } : {}), ...Object.fromEntries(ofEach) };
}

/** What the fields hold, as the call takes it. */
export function entryOf(kind: TaxonomyKind, entered: FormValues) {
  const inLanguages = (name: 'names' | 'texts') => {
    const text = (language: string) => entered[`${name}.${language}`] ?? '';
    return { en: text('en'), es: text('es'), fr: text('fr') };
  };
  const parent = kind === 'category' ? { parentId: entered.parentId || null } : {};
  return { names: inLanguages('names'), ...(kind === 'tag' ? {} : { texts: inLanguages('texts') }), ...parent };
}
