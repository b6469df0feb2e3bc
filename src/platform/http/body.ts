import { DomainError } from '#contract/domain-error.ts';

/** The JSON body of a request, read no further than the limit. */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, limitBytes);
  if (bytes.length > 0 && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new DomainError('unsupported_media');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseNul);
  } catch {
    throw new DomainError('malformed');
  }
}

export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new DomainError('too_large');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limitBytes) throw new DomainError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** PostgreSQL has no NUL in text; nobody means one. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new TypeError('NUL in text');
  return value;
}
