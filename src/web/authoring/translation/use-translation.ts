import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import { isSameField } from '#kernel/tour-documents/document-fields.ts';
import type { TranslatedField } from '#kernel/tour-documents/machine-texts.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { Editing } from '../use-draft.ts';

export type Translation = {
  isBusy: boolean;
  message: { tone: 'good' | 'bad'; text: string } | null;
  /** Of one field, or of all that are missing. */
  translate: (to: Language, field?: TranslatedField) => Promise<void>;
  confirm: (language: Language, field: TranslatedField) => Promise<void>;
  isUnchecked: (language: Language, field: TranslatedField) => boolean;
};

/** What comes back is put into the document as if it had been typed, so that nothing that was typed meanwhile is lost. */
export function useTranslation(editing: Editing, from: Language): Translation {
  const t = useT('authoring');
  const { call } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Translation['message']>(null);
  const { draft, document } = editing;
  const perform = async (work: (id: string, version: number) => Promise<string>) => {
    setBusy(true);
    setMessage(null);
    try {
      const saved = await editing.flush();
      if (!saved) throw new Error('not saved');
      setMessage({ tone: 'good', text: await work(saved.id, saved.version) });
    } catch (thrown) {
      const isAway = !(thrown instanceof ApiProblem) || thrown.status >= 500;
      setMessage({ tone: 'bad', text: (isAway ? null : serverText(thrown, t)) ?? t('translate_failed') });
    }
    setBusy(false);
  };
  return {
    isBusy,
    message,
    translate: (to, field) =>
      perform(async (id, basedOn) => {
        const body = { basedOn, from, to, ...(field && { field }) };
        const { texts, left, draft: marked } = await call(paths.translateTourTexts, { params: { id }, body });
        editing.update(marked);
        editing.change((now) => {
          const typed = now.texts[to];
          const missing = Object.entries(texts).filter(
            ([name]) => name === field || typed[name as TranslatedField].length === 0,
          );
          return { ...now, texts: { ...now.texts, [to]: { ...typed, ...Object.fromEntries(missing) } } };
        });
        const translated = t('translated', { count: Object.keys(texts).length });
        return left.length > 0 ? `${translated} ${t('translation_left', { count: left.length })}` : translated;
      }),
    confirm: (language, field) =>
      perform(async (id) => {
        editing.update(await call(paths.confirmTourTranslation, { params: { id, language, field } }));
        return t('translation_confirmed');
      }),
    isUnchecked: (language, field) =>
      draft.machineTranslated.includes(`texts.${language}.${field}`) &&
      isSameField(document.texts[language][field], draft.document.texts[language][field]),
  };
}
