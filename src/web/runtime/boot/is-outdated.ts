// A deployment removes the files of the previous build, while tabs stay open for days.

/** True if the server no longer has the script of this document: only reloading helps then. */
export async function isOutdated(): Promise<boolean> {
  const entry = import.meta.env.SSR ? null : document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!entry) return false;
  return fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
