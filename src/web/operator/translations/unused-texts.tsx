import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from '../console.module.css';
import { textsAddress } from './texts-address.ts';

type Unused = ResponseBody<'listTexts'>['unused'];
type Props = { unused: Unused; onDone: (text: string) => Promise<void> };

/** What was rewritten and no page shows any more, in all languages, each to be deleted. */
export function UnusedTexts({ unused, onDone }: Props) {
  const t = useT('translations');
  const { call, language: shown } = usePageContext();
  const removing = useSubmit(async ({ position = '' }) => {
    const { language, namespace, key } = unused[Number(position)]!;
    await call(paths.removeUnusedText, { params: { language, namespace, key } });
    await onDone(t('unused_removed', { key: `${namespace}:${key}` }));
    return true;
  });
  if (unused.length === 0) return null;
  return (
    <section aria-labelledby="unused">
      <h2 id="unused">{t('unused')}</h2>
      <p>{t('unused_note')}</p>
      <FormProblems problem={removing.problem} labels={{}} form={removing.form} />
      <ul className={styles.rows} aria-labelledby="unused">
        {unused.map(({ language, namespace, key, text }, position) => (
          <li key={`${language} ${namespace}:${key}`} className={styles.session}>
            <div>
              <p className={styles.soft}>
                <code>{`${namespace}:${key}`}</code>
                {/* Most often a key has moved to another part. */}
                <Link to={textsAddress(new URLSearchParams({ language, find: key }))}>{t('unused_find')}</Link>
                <span>{namesOf('language', shown).of(language)}</span>
              </p>
              <p id={`unused-${position}`} lang={language}>
                {text}
              </p>
            </div>
            <div className={styles.actions}>
              <CopyText text={text} shownIn={`unused-${position}`} spoken={`${namespace}:${key}`} />
              <Form onSubmit={removing.submit}>
                <input type="hidden" name="position" value={position} />
                <Button
                  type="submit"
                  look="line"
                  disabled={removing.isSubmitting}
                  aria-label={t('unused_remove_spoken', { key: `${namespace}:${key}` })}
                >
                  {t('unused_remove')}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text that cannot be copied is selected, ready to be copied by hand. */
function CopyText({ text, shownIn, spoken }: { text: string; shownIn: string; spoken: string }) {
  const t = useT('translations');
  const { isCopied, copy } = useCopy();
  const copyOrSelect = async () => {
    if (!(await copy(text))) getSelection()?.selectAllChildren(document.getElementById(shownIn)!);
  };
  return (
    <div>
      <Button look="line" aria-label={t('unused_copy_spoken', { key: spoken })} onClick={() => void copyOrSelect()}>
        {t('unused_copy')}
      </Button>
      <span role="status">{isCopied ? t('unused_copied') : ''}</span>
    </div>
  );
}
