/** For comparing: without case, spaces at the ends, and full-width or otherwise different forms of the same sign. */
export const plain = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
