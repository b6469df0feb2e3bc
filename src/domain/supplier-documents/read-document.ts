// Reads an uploaded document: what it is says its content, not its name or the declared type. It is stored as it was sent, and only ever
// saved by who opens it: nothing here renders it.
import sharp from 'sharp';
import { invalid } from '#contract/domain-error.ts';
import { documentLimits } from '#kernel/choices/supplier-documents.ts';
import { decodePool, isJpeg, isPng, orUnreadable } from '#platform/pictures/read-picture.ts';

export const documentExtensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type DocumentType = keyof typeof documentExtensions;
export type ReadDocument = { bytes: Buffer; contentType: DocumentType };

/** Throws DomainError invalid_input on the field: document_kind, document_bytes, document_broken, picture_broken; unavailable if too many
 *  wait. */
export async function readDocument(dataUrl: string, field: string): Promise<ReadDocument> {
  const head = /^data:[^,;]{0,100};base64,/i.exec(dataUrl)?.[0];
  if (head === undefined) throw invalid(field, 'document_kind');
  const tooHeavy = () => invalid(field, 'document_bytes', { megabytes: documentLimits.bytes / 1e6 });
  if (((dataUrl.length - head.length) / 4) * 3 > documentLimits.bytes + 2) throw tooHeavy();
  const bytes = Buffer.from(dataUrl.slice(head.length), 'base64');
  if (bytes.length > documentLimits.bytes) throw tooHeavy();
  const contentType = typeOf(bytes);
  if (!contentType) throw invalid(field, 'document_kind');
  if (contentType === 'application/pdf') {
    if (!isWholePdf(bytes)) throw invalid(field, 'document_broken');
  } else
    // Its header alone, so that any size may be read.
    await decodePool(() => orUnreadable(field, () => sharp(bytes, { limitInputPixels: false }).metadata()));
  return { bytes, contentType };
}

function typeOf(bytes: Buffer): DocumentType | undefined {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (isJpeg(bytes)) return 'image/jpeg';
  return isPng(bytes) ? 'image/png' : undefined;
}

/** The mark of its end is near the end; one that was cut off while it was sent has none. */
const isWholePdf = (bytes: Buffer): boolean => bytes.subarray(-2048).includes('%%EOF');
