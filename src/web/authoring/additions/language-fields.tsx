import { namesOf } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Field, TextField } from '#web/ui/field.tsx';
import styles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';

type Texts = Record<Language, string>;
type Props = {
  label: string;
  name: string;
  main: Language;
  texts: Texts;
  onChange: (texts: Texts) => void;
  errorOf: (field: string) => string | undefined;
  note?: string;
  maxLength: number;
  /** Of a long text. */
  rows?: number;
};

/** A short text: in the main language, and in the others when they are opened. */
export function LanguageFields({ label, name, main, texts, onChange, errorOf, note, maxLength, rows }: Props) {
  const t = useT('authoring');
  const { language: own } = usePageContext();
  const names = namesOf('language', own);
  const others = languages.filter((language) => language !== main);
  const written = others.filter((language) => texts[language] !== '');
  const field = (language: Language) => {
    const common = {
      name: `${name}.${language}`,
      label: language === main ? label : `${label} (${names.of(language)})`,
      note: language === main ? note : undefined,
      maxLength,
      lang: language,
      value: texts[language],
      error: errorOf(`${name}.${language}`),
    };
    const set = (value: string) => onChange({ ...texts, [language]: value });
    return rows ? (
      <TextField key={language} {...common} rows={rows} onChange={({ target }) => set(target.value)} />
    ) : (
      <Field key={language} {...common} onChange={({ target }) => set(target.value)} />
    );
  };
  return (
    <div>
      {field(main)}
      <details className={styles.more}>
        <FoldedSummary
          title={t('alt_others')}
          now={[written.map((one) => names.of(one)).join(', ') || t('others_none')]}
        />
        <div className={styles.pair}>{others.map(field)}</div>
      </details>
    </div>
  );
}
