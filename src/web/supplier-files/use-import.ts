import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { TourImportPreview } from '#contract/suppliers/tour-imports.ts';
import { type TourFileFormat, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

type ChosenFile = { name: string; format: TourFileFormat; content: string };

export type Import = {
  file: ChosenFile | null;
  preview: TourImportPreview | null;
  /** What is wrong with the file as a whole. */
  problem: string | null;
  /** How many drafts were begun. */
  created: number | null;
  state: 'idle' | 'looking' | 'importing';
  choose: (chosen: File | undefined) => Promise<void>;
  begin: () => Promise<void>;
};

const nothing = { file: null, preview: null, problem: null, created: null, state: 'idle' } as const;

export function useImport(): Import {
  const t = useT('supplier-files');
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const [shown, setShown] = useState<Omit<Import, 'choose' | 'begin'>>(nothing);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return setShown(nothing);
    const megabytes = tourImportLimits.bytes / 1e6;
    if (chosen.size > tourImportLimits.bytes) return setShown({ ...nothing, problem: t('too_large', { megabytes }) });
    const format = chosen.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const file: ChosenFile = { name: chosen.name, format, content: await chosen.text() };
    setShown({ ...nothing, file, state: 'looking' });
    try {
      const preview = await call(paths.previewTourImport, { body: { format, content: file.content } });
      setShown({ ...nothing, file, preview });
    } catch (thrown) {
      setShown({ ...nothing, problem: textOf(thrown) });
    }
  };

  const begin = async () => {
    const { file, preview } = shown;
    if (!file) return;
    setShown({ ...shown, state: 'importing' });
    const body = { format: file.format, content: file.content, skipFaulty: true };
    try {
      const { created } = await send(body, (idempotencyKey) => call(paths.importTours, { body, idempotencyKey }));
      setShown({ ...nothing, created: created.length });
    } catch (thrown) {
      setShown({ ...nothing, file, preview, problem: textOf(thrown) });
    }
  };

  /** Names the column that nobody knows, or the line that cannot be read. */
  function textOf(thrown: unknown): string {
    const [first] = thrown instanceof ApiProblem ? thrown.fields : [];
    const column = first?.field.replace(/^content\.?/, '');
    if (column && /^\d+$/.test(column)) return t('broken_line', { line: column });
    if (first?.rule === 'unknown_field') return t('unknown_column', { column: column ?? '' });
    return first?.message ?? serverText(thrown, t) ?? t('failed');
  }

  return { ...shown, choose, begin };
}
