import { acceptedEncoding, encode } from '#platform/cache/encoding.ts';

/** A text response in the smallest encoding that the client accepts. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
  if (encoding === 'identity') return response;
  const bytes = await encode(Buffer.from(await response.arrayBuffer()), encoding, 'quick');
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}
