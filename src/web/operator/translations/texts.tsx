import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
import { languages } from '#kernel/languages.ts';
import { FindForm } from '#web/forms/find-form.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../console.module.css';
import { Download } from '../ledger/download.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { TextEntry } from './text-entry.tsx';
import { UnusedTexts } from './unused-texts.tsx';

type Props = {
  texts: ResponseBody<'listTexts'>;
  query: URLSearchParams;
  hrefOf: (page: number) => string;
};

/** The texts of a language, each with a form to rewrite it. */
export function Texts({ texts, query, hrefOf }: Props) {
  const t = useT('translations');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <>
      <div>
        <p>{t('note')}</p>
        <p>{t('articles_note')}</p>
      </div>
      <Filters namespaces={texts.namespaces} query={query} />
      <StatusMessage key={message} isShown={message !== ''}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      {texts.total === 0 ? (
        <EmptyState title={t(query.get('changed') ? 'none_changed' : 'none')}>
          <p>{t('none_text')}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.soft}>{t('found', { count: texts.total })}</p>
          <ul className={styles.rows} aria-label={t('view_texts')}>
            {texts.data.map((entry) => (
              <TextEntry key={`${entry.namespace}:${entry.key}`} entry={entry} onDone={reportDecision} />
            ))}
          </ul>
        </>
      )}
      <Pagination {...texts} hrefOf={hrefOf} />
      <UnusedTexts unused={texts.unused} onDone={reportDecision} />
      {texts.changes > 0 ? <Download path={paths.exportTexts} query={{}} label={t('export')} /> : null}
    </>
  );
}

function Filters({ namespaces, query }: { namespaces: readonly string[]; query: URLSearchParams }) {
  const t = useT('translations');
  const { language } = usePageContext();
  return (
    <FindForm className={styles.filters} action="/admin/translations" aria-label={t('filters')} usual={{ language }}>
      <SelectField label={t('language')} name="language" defaultValue={query.get('language') ?? language}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {namesOf('language', language).of(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('namespace')} name="namespace" defaultValue={query.get('namespace') ?? ''}>
        <option value="">{t('namespace_all')}</option>
        {namespaces.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <Field
        label={t('find')}
        name="find"
        type="search"
        maxLength={100}
        autoComplete="off"
        defaultValue={query.get('find') ?? ''}
      />
      <SelectField label={t('show')} name="changed" defaultValue={query.get('changed') ?? ''}>
        <option value="">{t('show_all')}</option>
        <option value="true">{t('show_changed')}</option>
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit">{t('console:find')}</Button>
      </div>
    </FindForm>
  );
}
