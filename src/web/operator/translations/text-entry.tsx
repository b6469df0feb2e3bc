import { useState } from 'react';
import type { TextEntryView } from '#contract/operator/texts.ts';
import * as paths from '#contract/paths.generated.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from '../console.module.css';
import { TextHistory } from './text-history.tsx';

type Texts = Record<string, string>;
type Props = { entry: TextEntryView; onDone: (text: string) => Promise<void> };

/** One text, or the plural forms of one, and a form to rewrite it. */
export function TextEntry({ entry, onDone }: Props) {
  const t = useT('translations');
  const { call } = usePageContext();
  const { language, namespace, key, forms, isChanged } = entry;
  const name = `${namespace}:${key}`;
  const save = async (texts: Texts, began?: Texts) => {
    await call(paths.changeText, { params: { language, namespace, key }, body: { texts, began } });
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

const textsOf = (forms: TextEntryView['forms']): Texts => Object.fromEntries(forms.map(({ key, text }) => [key, text]));

type FormProps = { entry: TextEntryView; save: (texts: Texts, began?: Texts) => Promise<unknown> };

function EntryForm({ entry: { language, namespace, key, forms, isChanged }, save }: FormProps) {
  const t = useT('translations');
  const labelOf = (form: string | null) => (form ? t(`form_${form as KeyEnding<'translations', 'form_'>}`) : t('text'));
  const { call } = usePageContext();
  const [theirs, setTheirs] = useState<Texts | null>(null);
  const shownNow = async () => {
    const { data } = await call(paths.listTexts, { query: { language, namespace, find: key, pageSize: 100 } });
    return textsOf(data.find((one) => one.key === key)?.forms ?? forms);
  };
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    // A text that was not touched is not sent: fields lose the spaces around it.
    const texts = forms.flatMap(({ key: one, text }) =>
      entered[one] === text.trim() ? [] : [[one, entered[one] ?? '']],
    );
    const began = theirs ?? textsOf(forms);
    try {
      return await save(Object.fromEntries(texts), began);
    } catch (thrown) {
      // An editor who has seen what another editor wrote may write over it.
      if (thrown instanceof ApiProblem && thrown.code === 'article_changed') setTheirs(await shownNow());
      throw thrown;
    }
  });
  const restoring = useSubmit(() => save(Object.fromEntries(forms.map((one) => [one.key, one.built]))));
  return (
    <>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems
          problem={problem ?? restoring.problem}
          labels={Object.fromEntries(forms.map((one) => [one.key, labelOf(one.form)]))}
          form={form}
        />
        {forms.map(({ key: name, form: plural, text, built, english }) => (
          <TextField
            key={name}
            label={labelOf(plural)}
            name={name}
            lang={language}
            rows={Math.min(8, Math.ceil(text.length / 60) + 1)}
            maxLength={2000}
            required
            defaultValue={text}
            error={fieldText(problem, name)}
            note={<Compared {...{ language, text, built, english }} theirs={theirs?.[name]} />}
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

type ComparedProps = {
  language: string;
  text: string;
  built: string;
  english: string | null;
  theirs: string | undefined;
};

/** What the build has, where the text is another one, and what it is in English. */
function Compared({ language, text, built, english, theirs }: ComparedProps) {
  const t = useT('translations');
  const lines = [
    theirs === undefined || theirs === text ? null : t('theirs', { text: theirs }),
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
