// The only response that is a file: read as a stream to show the progress.
import { exportPersonalData } from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import { addressOf, problemOf, renewTokenInTime } from '#web/runtime/api/api.ts';
import { endSession, getSession } from '#web/runtime/session/session.ts';

/** `onProgress` gets the number of bytes so far. Throws ApiProblem, or the error of the stream. */
export async function fetchPersonalData(
  language: Language,
  onProgress: (bytes: number) => void,
): Promise<{ name: string; file: Blob }> {
  await renewTokenInTime();
  const response = await fetch(addressOf(exportPersonalData, { query: { lang: language } }), {
    headers: { authorization: `Bearer ${getSession()?.token}`, 'accept-language': language },
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw await problemOf(response);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body!.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    onProgress((bytes += part.value.length));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'personal-data.zip';
  return { name, file: new Blob(chunks, { type: 'application/zip' }) };
}

/** Saves a blob as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
