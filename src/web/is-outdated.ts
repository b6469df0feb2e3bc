// An update of the server takes the files of the build before it away, and tabs stay open for days.

/** Whether the server no longer has the script that this document came with: then only a new document helps. */
export async function isOutdated(): Promise<boolean> {
  const entry = import.meta.env.SSR ? null : document.querySelector<HTMLScriptElement>('script[type=module][src]');
  if (!entry) return false;
  return fetch(entry.src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}
