import { useState } from 'react';
import { namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { TranslatedField } from '#kernel/tour-documents/machine-texts.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import styles from '../editor.module.css';
import type { Translation } from './use-translation.ts';

type Props = { translation: Translation; from: Language; to: Language };

/** All that is missing in a language. */
export function TranslateBar({ translation: { translate, isBusy, message }, from, to }: Props) {
  const t = useT('authoring');
  const { language } = usePageContext();
  return (
    <div className={styles.fields}>
      <div>
        <Button look="line" aria-disabled={isBusy || undefined} onClick={() => void (isBusy || translate(to))}>
          {t(isBusy ? 'translating' : 'translate_missing', {
            language: namesOf('language', language).of(from) ?? from,
          })}
        </Button>
      </div>
      <p className={styles.note}>{t('translate_note')}</p>
      <StatusMessage isShown={message !== null}>
        <Notice tone={message?.tone}>{message?.text}</Notice>
      </StatusMessage>
    </div>
  );
}

type FieldProps = Props & { field: TranslatedField; label: string; isEmpty: boolean };

/** Below a field: that a machine wrote it, or a button for that. */
export function TranslateField({ translation, from, to, field, label, isEmpty }: FieldProps) {
  const t = useT('authoring');
  const { language } = usePageContext();
  const { isBusy } = translation;
  const [isConfirmed, setConfirmed] = useState(false);
  const confirm = async (button: HTMLElement) => {
    const input = button.closest('form, main')?.querySelector<HTMLElement>(`[name="texts.${to}.${field}"]`);
    setConfirmed(await translation.confirm(to, field));
    // The button is gone. To its text, not to a message above: the next text to check is below.
    if (!button.isConnected) input?.focus();
  };
  if (translation.isUnchecked(to, field))
    return (
      <p className={styles.machine}>
        <strong>{t('machine_translated')}</strong>
        <Button
          look="line"
          aria-disabled={isBusy || undefined}
          aria-label={t('confirm_spoken', { label })}
          onClick={({ currentTarget }) => void (isBusy || confirm(currentTarget))}
        >
          {t('translation_confirm')}
        </Button>
      </p>
    );
  if (!isEmpty)
    return isConfirmed ? (
      <p className={styles.note} role="status">
        {t('translation_confirmed')}
      </p>
    ) : null;
  const original = namesOf('language', language).of(from) ?? from;
  return (
    <div>
      <Button
        look="quiet"
        aria-disabled={isBusy || undefined}
        aria-label={t('translate_spoken', { language: original, label })}
        onClick={() => void (isBusy || translation.translate(to, field))}
      >
        {t('translate_this', { language: original })}
      </Button>
    </div>
  );
}
