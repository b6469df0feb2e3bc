import { DomainError, isDomainError } from '#contract/domain-error.ts';
import type { LargeField } from '#contract/endpoint.ts';
import { documentLimits } from '#kernel/choices/supplier-documents.ts';
import { pictureBytesMax } from '#kernel/pictures/picture-bytes.ts';
import { isMostlyLongTexts } from './long-texts.ts';

/** The maximum size of a body, without the files in it. */
export const bodyLimitBytes = 256 * 1024;

const fileBytesMax = { picture: pictureBytesMax, document: documentLimits.bytes };

/** Names the file that makes a body too large. */
export const tooLarge = (largeField: LargeField | undefined): DomainError => {
  if (!largeField) return new DomainError('too_large');
  const { name: field, kind } = largeField;
  const params = { megabytes: fileBytesMax[kind] / 1e6 };
  return new DomainError('too_large', { fields: [{ field, rule: `${kind}_bytes`, params }] });
};

// The largest body the contract takes, a report of 50 missing texts or an order of 8 units, has a hundredth of this.
// Without the limit 12 MB of `1,1,1…` blocked the process for a second, and its refusal named each of them.
const valuesMax = 10_000;

/** The JSON body of a request, read up to the limit. */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, limitBytes);
  if (bytes.length > 0 && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type))
    throw new DomainError('unsupported_media');
  if (!isMostlyLongTexts(bytes, bodyLimitBytes)) throw new DomainError('too_large');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), acceptable());
  } catch (error) {
    throw isDomainError(error) ? error : new DomainError('malformed');
  }
}

export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new DomainError('too_large');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > limitBytes) throw new DomainError('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // The client has disconnected: half a body, and not our failure.
    throw isDomainError(error) ? error : new DomainError('malformed');
  }
  return Buffer.concat(chunks);
}

/** A reviver that refuses characters that cannot be stored, and too many values. */
function acceptable(): (key: string, value: unknown) => unknown {
  let values = 0;
  return (key, value) => {
    if (++values > valuesMax) throw new DomainError('too_large');
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new DomainError('malformed');
    return value;
  };
}

/** PostgreSQL has no NUL in text, and UTF-8 no half of a surrogate pair: two different ones would become the same. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
