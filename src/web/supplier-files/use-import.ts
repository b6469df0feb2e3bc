import { useState } from 'react';
import type { ImportedLine, ImportPreviewLine } from '#contract/suppliers/imports/import-files.ts';
import { type TourFileFormat, tourImportLimits } from '#kernel/tour-documents/tour-files.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { fileText } from './file-text.ts';

type ChosenFile = { format: TourFileFormat; content: string };
type Body = { format: TourFileFormat; content: string; lines: number[]; skipFaulty: boolean };

type Previewed = { lines: readonly ImportPreviewLine[]; faulty: number; faultCount: number };
type Imported = { lines: readonly ImportedLine[] };

/** How a kind of file is looked at and taken in. */
export type ImportCalls<Preview extends Previewed, Outcome extends Imported> = {
  look: (file: { format: TourFileFormat; content: string }) => Promise<Preview>;
  take: (body: Body, idempotencyKey: string) => Promise<Outcome>;
};

export type Import<Preview extends Previewed = Previewed, Outcome extends Imported = Imported> = {
  /** Of the file that was chosen, also when it was refused. */
  name: string | null;
  file: ChosenFile | null;
  /** It stays after the import: the result has no titles. */
  preview: Preview | null;
  /** What is wrong with the file as a whole. */
  problem: string | null;
  outcome: Outcome | null;
  state: 'idle' | 'looking' | 'importing';
  choose: (chosen: File | undefined) => Promise<void>;
  begin: (lines: number[]) => Promise<void>;
};

const nothing = { name: null, file: null, preview: null, problem: null, outcome: null, state: 'idle' } as const;

export function useImport<Preview extends Previewed, Outcome extends Imported>({
  look,
  take,
}: ImportCalls<Preview, Outcome>): Import<Preview, Outcome> {
  const t = useT('supplier-files');
  const send = useIdempotentSend();
  const [shown, setShown] = useState<Omit<Import<Preview, Outcome>, 'choose' | 'begin'>>(nothing);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return setShown(nothing);
    const { name, size } = chosen;
    const megabytes = tourImportLimits.bytes / 1e6;
    if (size > tourImportLimits.bytes) return setShown({ ...nothing, name, problem: t('too_large', { megabytes }) });
    const format = name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    const file: ChosenFile = { format, content: await fileText(chosen) };
    setShown({ ...nothing, name, file, state: 'looking' });
    try {
      const preview = await look({ format, content: file.content });
      setShown({ ...nothing, name, file, preview });
    } catch (thrown) {
      setShown({ ...nothing, name, problem: textOf(thrown) });
    }
  };

  const begin = async (lines: number[]) => {
    const { name, file, preview } = shown;
    if (!file) return;
    setShown({ ...shown, state: 'importing' });
    const body = { format: file.format, content: file.content, lines, skipFaulty: true };
    try {
      const outcome = await send(body, (idempotencyKey) => take(body, idempotencyKey));
      setShown({ ...nothing, preview, outcome });
    } catch (thrown) {
      setShown({ ...nothing, name, file, preview, problem: textOf(thrown) });
    }
  };

  /** Names the unknown column, or the line that cannot be read. */
  function textOf(thrown: unknown): string {
    const [first] = thrown instanceof ApiProblem ? thrown.fields : [];
    const column = first?.field.replace(/^content\.?/, '');
    if (column && /^\d+$/.test(column)) return t('broken_line', { line: column });
    if (first?.rule === 'unknown_field') return t('unknown_column', { column: column ?? '' });
    return first?.message ?? serverText(thrown, t) ?? t('failed');
  }

  return { ...shown, choose, begin };
}
