import type { Language } from '#kernel/languages.ts';
import { saveFile } from '#web/personal-data/fetch-personal-data.ts';
import { endSession, getSession } from '../session/session.ts';
import { addressOf, problemOf, renewTokenInTime } from './api.ts';
import type { Path } from './call.ts';

type FileRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  name?: string;
};

/** Saves a response that is a file, by the name that it has unless another one is given. A plain link could not send the access token.
 *  Throws ApiProblem. */
export async function saveResponse(path: Path, { name, ...request }: FileRequest, language: Language): Promise<void> {
  await renewTokenInTime();
  const { body } = request;
  const token = getSession()?.token;
  const response = await fetch(addressOf(path, request), {
    method: path.split(' ')[0]!,
    headers: {
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await problemOf(response);
  const sent = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(name ?? sent ?? 'file', await response.blob());
}
