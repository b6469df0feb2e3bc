// The one answer that is a file: it comes as a stream, so how far it is can be told while it comes.
import { personalDataPaths } from '#contract/personal-data.paths.ts';
import type { Language } from '#kernel/languages.ts';
import { problemOf, renewTokenInTime } from '#web/api.ts';
import { endSession, getSession } from '#web/session.ts';

/** `tell` hears how many bytes are there. Throws ApiProblem, or what broke the stream. */
export async function fetchPersonalData(
  language: Language,
  tell: (bytes: number) => void,
): Promise<{ name: string; file: Blob }> {
  await renewTokenInTime();
  const response = await fetch(`/api${personalDataPaths.exportPersonalData.path}?lang=${language}`, {
    headers: { authorization: `Bearer ${getSession()?.token}`, 'accept-language': language },
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await problemOf(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    tell((bytes += part.value.length));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'personal-data.zip';
  return { name, file: new Blob(chunks, { type: 'application/zip' }) };
}

/** As if it were a link to a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
