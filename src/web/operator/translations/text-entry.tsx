import type { TextEntryView } from '#contract/operator/texts.ts';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { TextHistory } from './text-history.tsx';

type Texts = Record<string, string>;
type Props = { entry: TextEntryView; onDone: (text: string) => Promise<void> };

/** One text, or the plural forms of one, and a form to write it anew. */
export function TextEntry({ entry, onDone }: Props) {
  const t = useT('translations');
  const { call } = usePageContext();
  const { language, namespace, key, forms, isChanged } = entry;
  const name = `${namespace}:${key}`;
  const save = async (texts: Texts) => {
    await call(paths.changeText, { params: { language, namespace, key }, body: { texts } });
    await onDone(t('saved', { key: name }));
    return true;
  };
  return (
    <li>
      <p className={styles.soft}>
        <code>{name}</code>
        {isChanged ? <strong>{t('rewritten')}</strong> : null}
      </p>
      {forms.map((one) => (
        <p key={one.key} lang={language}>
          {one.text}
        </p>
      ))}
      <details className={styles.fold}>
        <summary aria-label={t('edit_spoken', { key: name })}>{t('edit')}</summary>
        <EntryForm key={JSON.stringify(forms)} entry={entry} save={save} />
        <TextHistory entry={entry} save={save} />
      </details>
    </li>
  );
}

type FormProps = { entry: TextEntryView; save: (texts: Texts) => Promise<unknown> };

function EntryForm({ entry: { language, forms, isChanged }, save }: FormProps) {
  const t = useT('translations');
  const labelOf = (form: string | null) => (form ? t(`form_${form as KeyEnding<'translations', 'form_'>}`) : t('text'));
  // A text that was not touched is not sent: fields lose the spaces around it.
  const { form, problem, isSubmitting, submit } = useSubmit((entered) =>
    save(
      Object.fromEntries(
        forms.flatMap(({ key, text }) => (entered[key] === text.trim() ? [] : [[key, entered[key] ?? '']])),
      ),
    ),
  );
  const restoring = useSubmit(() => save(Object.fromEntries(forms.map(({ key, built }) => [key, built]))));
  return (
    <>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems
          problem={problem ?? restoring.problem}
          labels={Object.fromEntries(forms.map((one) => [one.key, labelOf(one.form)]))}
          form={form}
        />
        {forms.map(({ key, form: plural, text, built, english }) => (
          <TextField
            key={key}
            label={labelOf(plural)}
            name={key}
            lang={language}
            rows={Math.min(8, Math.ceil(text.length / 60) + 1)}
            maxLength={2000}
            required
            defaultValue={text}
            error={fieldText(problem, key)}
            note={<Compared {...{ language, text, built, english }} />}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'working' : 'save')}
          </Button>
        </div>
      </Form>
      {isChanged ? (
        <Form ref={restoring.form} onSubmit={restoring.submit}>
          <Button type="submit" look="quiet" disabled={restoring.isSubmitting}>
            {t('restore_built')}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

type ComparedProps = { language: string; text: string; built: string; english: string | null };

/** What the build has, where the text is another one, and what it is in English. */
function Compared({ language, text, built, english }: ComparedProps) {
  const t = useT('translations');
  const lines = [
    text === built ? null : t('built', { text: built }),
    language === 'en' || english === null ? null : t('english', { text: english }),
  ].filter((line) => line !== null);
  return lines.length > 0
    ? lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))
    : null;
}
