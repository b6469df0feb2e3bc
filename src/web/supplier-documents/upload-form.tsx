import { useState } from 'react';
import type { OwnDocumentView } from '#contract/operator/supplier-documents.ts';
import * as paths from '#contract/paths.generated.ts';
import { type DocumentKind, documentKinds, documentLimits } from '#kernel/choices/supplier-documents.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { dataUrlOf } from '#web/reviews/prepare-photo.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import { FileField } from '#web/ui/files/file-field.tsx';
import styles from './documents.module.css';

type Props = {
  /** The document whose place the new one takes; its kind is that. */
  replaced?: Pick<OwnDocumentView, 'id' | 'kind' | 'state'>;
  onDone: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/** Uploads a document. Its size is checked first: the upload may take minutes. */
export function UploadForm({ replaced, onDone, onCancel }: Props) {
  const t = useT('supplier-documents');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const megabytes = documentLimits.bytes / 1e6;
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ kind, validUntil }) => {
    if (!file) throw problemOfFile(t('file_missing'));
    if (file.size > documentLimits.bytes) throw problemOfFile(t('file_too_large', { megabytes }));
    const body = {
      kind: replaced?.kind ?? (kind as DocumentKind),
      name: file.name.slice(-documentLimits.nameLength),
      file: await dataUrlOf(file),
      validUntil,
      replaces: replaced?.id,
    };
    await send(body, (idempotencyKey) => call(paths.addDocument, { body, idempotencyKey }));
    form.current?.reset();
    setFile(null);
    await onDone(t('sent', { name: file.name }));
    return true;
  });
  const labels = { kind: t('kind'), file: t('file'), validUntil: t('valid_until') };
  const choose = (chosen: File) => {
    setFile(chosen);
    setFileError(chosen.size > documentLimits.bytes ? t('file_too_large', { megabytes }) : undefined);
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={labels} form={form} />
      {replaced ? (
        replaced.state === 'accepted' && <p>{t('replacing_note')}</p>
      ) : (
        <SelectField label={labels.kind} name="kind" required error={fieldText(problem, 'kind')}>
          <option value="">{t('kind_choose')}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </SelectField>
      )}
      <FileField
        name="file"
        label={labels.file}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        button={t(file ? 'choose_other' : 'choose_file')}
        chosen={file?.name ?? t('no_file')}
        note={t('file_note', { megabytes })}
        error={fileError ?? fieldText(problem, 'file')}
        onChoose={([one]) => one && choose(one)}
      />
      <Field
        type="date"
        label={labels.validUntil}
        note={t('valid_until_note')}
        name="validUntil"
        error={fieldText(problem, 'validUntil')}
      />
      <p className={styles.actions}>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'sending' : 'send')}
        </Button>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </p>
    </Form>
  );
}

const problemOfFile = (message: string): ApiProblem =>
  new ApiProblem({
    status: 422,
    code: 'invalid_input',
    title: message,
    fields: [{ field: 'file', rule: 'required', message }],
  });
