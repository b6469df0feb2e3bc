import { useState } from 'react';

/** Copies a text, and says whether it could: without https there is no clipboard. In between `isCopied` is false, so that the next
 *  copy is announced, too. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    setCopied(false);
    const isDone = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ?? false);
    return isDone ?? false;
  };
  return { isCopied, copy };
}
