import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { namesOf } from '#kernel/formats.ts';
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
  translate: (to: Language, field?: TranslatedField) => Promise<boolean>;
  /** Says only what went wrong: the field shows that it is checked. */
  confirm: (language: Language, field: TranslatedField) => Promise<boolean>;
  isUnchecked: (language: Language, field: TranslatedField) => boolean;
};

/** The response is put into the document as if it had been typed, so that nothing that was typed meanwhile is lost. */
export function useTranslation(editing: Editing, from: Language): Translation {
  const t = useT('authoring');
  const { call, language } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Translation['message']>(null);
  const { draft, document } = editing;
  /** Whether it worked. */
  const perform = async (work: (id: string, version: number) => Promise<string | null>): Promise<boolean> => {
    let isDone = true;
    setBusy(true);
    setMessage(null);
    try {
      const saved = await editing.flush();
      if (!saved) throw new Error('not saved');
      const text = await work(saved.id, saved.version);
      if (text !== null) setMessage({ tone: 'good', text });
    } catch (thrown) {
      isDone = false;
      const isAway = !(thrown instanceof ApiProblem) || thrown.status >= 500;
      setMessage({ tone: 'bad', text: (isAway ? null : serverText(thrown, t)) ?? t('translate_failed') });
    }
    setBusy(false);
    return isDone;
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
        if (Object.keys(texts).length === 0)
          return t('translate_nothing', { language: namesOf('language', language).of(from) ?? from });
        const translated = t('translated', { count: Object.keys(texts).length });
        return left.length > 0 ? `${translated} ${t('translation_left', { count: left.length })}` : translated;
      }),
    confirm: (to, field) =>
      perform(async (id) => {
        editing.update(await call(paths.confirmTourTranslation, { params: { id, language: to, field } }));
        return null;
      }),
    isUnchecked: (to, field) =>
      draft.machineTranslated.includes(`texts.${to}.${field}`) &&
      isSameField(document.texts[to][field], draft.document.texts[to][field]),
  };
}
