import type { TaxonomyEntryView } from '#contract/operator/taxonomy.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import console from '../console.module.css';
import { EntryFields, entryOf, useEntryLabels } from './entry-fields.tsx';
import { MergeEntry } from './merge-entry.tsx';
import styles from './taxonomy.module.css';

type Props = { entry: TaxonomyEntryView; tops: readonly TaxonomyEntryView[]; onDone: (text: string) => Promise<void> };

/** One place, category or tag: folded out it is renamed or merged. */
export function TaxonomyEntry({ entry, tops, onDone }: Props) {
  const t = useT('taxonomy');
  const { language } = usePageContext();
  const { slug, names, tours, movedSlugs, parentId, below } = entry;
  const parent = tops.find(({ id }) => id === parentId);
  return (
    <details className={console.fold}>
      <summary>
        <span className={styles.summary}>
          <strong>{names[language]}</strong>
          <span>{slug}</span>
          {parent ? <span>{t('child_of', { name: parent.names[language] })}</span> : null}
          {below > 0 ? <span>{t('has_below', { count: below })}</span> : null}
          <span>{t('tours', { count: tours.all, onSale: tours.onSale })}</span>
        </span>
      </summary>
      {movedSlugs.length > 0 ? (
        <p className={console.soft}>{t('moved_slugs', { slugs: movedSlugs.join(', ') })}</p>
      ) : null}
      <div className={styles.forms}>
        <Rename entry={entry} tops={tops} onDone={onDone} />
        <MergeEntry entry={entry} onDone={onDone} />
      </div>
    </details>
  );
}

function Rename({ entry, tops, onDone }: Props) {
  const t = useT('taxonomy');
  const { call, language } = usePageContext();
  const { id, kind } = entry;
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const body = { slug: entered.slug ?? '', ...entryOf(kind, entered) };
    const changed = await call(paths.changeTaxonomyEntry, { params: { kind, id }, body });
    await onDone(t('changed', { name: changed.names[language] }));
    return true;
  });
  return (
    <Form ref={form} className={console.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={useEntryLabels(kind)} form={form} />
      <EntryFields kind={kind} entry={entry} tops={tops} problem={problem} />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : 'save')}
        </Button>
      </div>
    </Form>
  );
}
