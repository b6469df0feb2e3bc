import { useState } from 'react';
import type { TaxonomyEntryView } from '#contract/operator/taxonomy.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './taxonomy.module.css';

type Props = { entry: TaxonomyEntryView; onDone: (text: string) => Promise<void> };

/** Finds the other one first, and says what would move before it does. */
export function MergeEntry({ entry, onDone }: Props) {
  const t = useT('taxonomy');
  const { call, language } = usePageContext();
  const { kind } = entry;
  const [into, setInto] = useState<TaxonomyEntryView | null>(null);
  const [miss, setMiss] = useState<'unknown' | 'several' | null>(null);
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ into: named = '' }) => {
    const { data } = await call(paths.listTaxonomy, { params: { kind }, query: { find: named, pageSize: 100 } });
    const found = namedBy(
      named,
      data.filter(({ id }) => id !== entry.id),
    );
    setInto(found.length === 1 ? found[0]! : null);
    setMiss(found.length === 0 ? 'unknown' : found.length > 1 ? 'several' : null);
    return true;
  });
  return (
    <div className={styles.merge}>
      <Form ref={form} className={styles.merge} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ into: t('merge_into') }} form={form} />
        <Field
          label={t('merge_into')}
          note={t('merge_note')}
          name="into"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          required
          error={miss ? t(`merge_${miss}`) : undefined}
        />
        <div>
          <Button type="submit" look="line" disabled={isSubmitting}>
            {t('merge_preview')}
          </Button>
        </div>
      </Form>
      {into ? <Merge key={into.id} entry={entry} into={into} onDone={onDone} language={language} /> : null}
    </div>
  );
}

/** The one with this slug, or all with this name, in whatever letters. */
function namedBy(named: string, entries: readonly TaxonomyEntryView[]): TaxonomyEntryView[] {
  const wanted = named.trim().toLowerCase();
  const bySlug = entries.filter(({ slug }) => slug === wanted);
  if (bySlug.length > 0) return bySlug;
  return entries.filter(({ names }) => Object.values(names).some((name) => name.toLowerCase() === wanted));
}

type MergeProps = Props & { into: TaxonomyEntryView; language: keyof TaxonomyEntryView['names'] };

function Merge({ entry, into, onDone, language }: MergeProps) {
  const t = useT('taxonomy');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const { id, kind, slug } = entry;
  const words = { name: entry.names[language], into: into.names[language] };
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    const body = { into: into.id };
    const { tours } = await send(body, (idempotencyKey) =>
      call(paths.mergeTaxonomyEntries, { params: { kind, id }, body, idempotencyKey }),
    );
    await onDone(t('merged', { ...words, count: tours }));
    return true;
  });
  return (
    <Form ref={form} className={styles.merge} onSubmit={submit}>
      <Notice role="status">
        <p>{t('merge_tours', { ...words, count: entry.tours.all, onSale: entry.tours.onSale })}</p>
        {entry.below > 0 ? <p>{t('merge_below', { count: entry.below })}</p> : null}
        <p>{t('merge_address', { from: slug, to: into.slug })}</p>
      </Notice>
      <FormProblems problem={problem} labels={{ into: t('merge_into') }} form={form} />
      <div>
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {t(isSubmitting ? 'console:working' : 'merge', words)}
        </Button>
      </div>
    </Form>
  );
}
