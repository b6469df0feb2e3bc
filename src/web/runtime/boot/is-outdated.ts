// A deployment removes the files of the previous build, while tabs stay open for days.

/** True if the server no longer has the script of this document: only reloading helps then. */
export const isOutdated = async (): Promise<boolean> => (await statusOfEntry()) === 404;

/** Whether the server answers at all. */
export const isServerReachable = async (): Promise<boolean> => (await statusOfEntry()) !== undefined;

async function statusOfEntry(): Promise<number | undefined> {
  const entry = import.meta.env.SSR ? null : document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!entry) return undefined;
  return fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => undefined,
  );
}
