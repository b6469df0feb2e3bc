// Which documents are relied upon, and what their supplier may do with them.
import { documentEnd } from '#kernel/choices/supplier-documents.ts';
import type { DocumentRow } from './document-queries.ts';

type Judged = Pick<DocumentRow, 'state' | 'validUntil'>;

/** An accepted one is, as long as it is valid. */
export const isReliedUpon = ({ state, validUntil }: Judged, today: string): boolean =>
  state === 'accepted' && documentEnd(validUntil, today) !== 'ended';

const isCurrent = ({ state }: Judged): boolean => state !== 'replaced' && state !== 'withdrawn';

export const mayWithdraw = (document: Judged, today: string): boolean =>
  isCurrent(document) && !isReliedUpon(document, today);

/** One successor at a time waits for its turn. */
export const mayReplace = (document: Judged & Pick<DocumentRow, 'hasSuccessor'>): boolean =>
  isCurrent(document) && !document.hasSuccessor;
