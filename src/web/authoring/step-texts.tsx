import { useState } from 'react';
import { namesOf } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { isWritten, type TourTexts } from '#kernel/tour-documents/tour-document.ts';
import { useHasRoom } from '#web/ui/disclosure/use-has-room.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from './editor.module.css';
import { FoldedSummary } from './folded-summary.tsx';
import { LinesField } from './parsed-field.tsx';
import type { TranslatedField } from '#kernel/tour-documents/machine-texts.ts';
import { TranslateBar, TranslateField } from './translation/translate-bar.tsx';
import { useTranslation } from './translation/use-translation.ts';
import { errorAt, type StepProps } from './step-props.ts';
import { useDetails } from '#web/ui/disclosure/use-details.ts';

/** The texts of all languages side by side where there is room for them; else those of one, beside which those of the main language
 *  are shown on screens that are wide enough for two. */
export function StepTexts(props: StepProps) {
  return useHasRoom('80rem') ? <AllLanguages {...props} /> : <OneLanguage {...props} />;
}

const inOrder = (main: Language): Language[] => [main, ...languages.filter((one) => one !== main)];

/** From the main language the others are translated, if there is a translator. */
const translatedFrom = (language: Language, { main, lists }: Pick<StepProps, 'main' | 'lists'>): Language | null =>
  lists.canTranslate && language !== main ? main : null;

function AllLanguages({ editing, main, lists }: StepProps) {
  const { language: own } = usePageContext();
  const names = namesOf('language', own);
  return (
    <div className={styles.allLanguages}>
      {inOrder(main).map((language) => {
        const name = names.of(language) ?? language;
        return (
          <section key={language} aria-label={name}>
            <h3 aria-hidden="true">{name}</h3>
            <TextsOf
              editing={editing}
              language={language}
              name={name}
              from={translatedFrom(language, { main, lists })}
            />
          </section>
        );
      })}
    </div>
  );
}

function OneLanguage({ editing, main, lists }: StepProps) {
  const t = useT('authoring');
  const { language: own } = usePageContext();
  const [language, setLanguage] = useState<Language>(main);
  const names = namesOf('language', own);
  return (
    <>
      <div className={styles.tabs} role="group" aria-label={t('language_choice')}>
        {inOrder(main).map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {names.of(one)}
            {isWritten(editing.document.texts[one]) ? <span aria-hidden="true"> ✓</span> : null}
          </button>
        ))}
      </div>
      <div className={language === main ? styles.oneLanguage : styles.twoLanguages}>
        {language === main ? null : (
          <div className={styles.beside} lang={main}>
            <TextsOf key={main} editing={editing} language={main} name={names.of(main) ?? main} />
          </div>
        )}
        <TextsOf
          key={language}
          editing={editing}
          language={language}
          name={language === main ? null : (names.of(language) ?? language)}
          from={translatedFrom(language, { main, lists })}
        />
      </div>
    </>
  );
}

type Props = {
  editing: StepProps['editing'];
  language: Language;
  name: string | null;
  from?: Language | null;
};

/** A first tour needs none of them. */
const moreFields = ['whatToDo', 'included', 'notIncluded', 'toBring', 'detail', 'meetingPoint'] as const;
/** The longer ones are seen where they are written in any language. */
const mainFields = ['whatToDo', 'included'] as const;

/** `name`: of the language, where there are several; alone, the main one has its title in the first step. */
function TextsOf({ editing, language, name, from = null }: Props) {
  const t = useT('authoring');
  const hasTitle = name !== null;
  const translation = useTranslation(editing, from ?? language);
  const texts = editing.document.texts[language];
  const labelled = (label: string): string => (name === null ? label : `${label} (${name})`);
  const set = (part: Partial<TourTexts>) =>
    editing.change((now) => ({ ...now, texts: { ...now.texts, [language]: { ...now.texts[language], ...part } } }));
  const of = <Name extends keyof TourTexts>(field: Name) => ({
    label: labelled(t(`field_${field}`)),
    name: `texts.${language}.${field}`,
    value: texts[field],
    error: errorAt(editing, `texts.${language}.${field}`),
  });
  const below = (field: TranslatedField) =>
    from === null || editing.document.texts[from][field].length === 0 ? null : (
      <TranslateField
        translation={translation}
        from={from}
        to={language}
        field={field}
        label={labelled(t(`field_${field}`))}
        isEmpty={texts[field].length === 0}
      />
    );
  const lines = (field: 'highlights' | 'included' | 'notIncluded' | 'toBring', note?: string) => (
    <>
      <LinesField {...of(field)} value={texts[field]} onValue={(value) => set({ [field]: value })} note={note} />
      {below(field)}
    </>
  );
  const prose = (field: 'description' | 'whatToDo' | 'detail' | 'meetingPoint', rows: number, note?: string) => (
    <>
      <TextField {...of(field)} rows={rows} note={note} onChange={({ target }) => set({ [field]: target.value })} />
      {below(field)}
    </>
  );
  const isMarkedBelow = moreFields.some((field) => translation.isUnchecked(language, field));
  const isWrittenBelow = languages.some((one) =>
    mainFields.some((field) => editing.document.texts[one][field].length > 0),
  );
  const hasErrorBelow = moreFields.some((field) => of(field).error !== undefined);
  const written = moreFields.filter((field) => (hasTitle || field !== 'meetingPoint') && texts[field].length > 0);
  const more = useDetails(isMarkedBelow || isWrittenBelow || hasErrorBelow);
  return (
    <div className={styles.fields}>
      {from ? <TranslateBar translation={translation} from={from} to={language} /> : null}
      {hasTitle ? (
        <>
          <Field {...of('title')} maxLength={90} onChange={({ target }) => set({ title: target.value })} />
          {below('title')}
        </>
      ) : null}
      {prose('description', 3, t('note_description'))}
      {lines('highlights', t('note_highlights'))}
      <details className={styles.more} {...more}>
        <FoldedSummary
          title={t('more_texts')}
          now={written.length > 0 ? written.map((field) => t(`field_${field}`).split(',')[0]!) : [t('texts_now_none')]}
        />
        <div className={styles.fields}>
          {prose('whatToDo', 6)}
          {lines('included')}
          {lines('notIncluded')}
          {lines('toBring')}
          {prose('detail', 5)}
          {hasTitle ? prose('meetingPoint', 3) : null}
        </div>
      </details>
    </div>
  );
}
