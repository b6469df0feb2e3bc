import { newReference } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Decision, Notice } from './notice.ts';
import { insertDecision, insertNotice } from './notice-queries.ts';

type Removal = Pick<Notice, 'id' | 'category' | 'address' | 'language' | 'receivedAt'> &
  Partial<Pick<Notice, 'tourId' | 'subjectUserId' | 'subjectSupplierId'>> &
  Pick<Decision, 'basis' | 'reasons'> & { decidedBy: string | null };

/** Writes a removal that the operator decides by itself: a notice that no one sent, decided when it begins. */
export async function insertUnsent(db: Queryable, removal: Removal): Promise<void> {
  const { basis, reasons, decidedBy, ...what } = removal;
  await insertNotice(db, {
    origin: 'operator',
    state: 'decided',
    reference: newReference('DS'),
    tourId: null,
    subjectUserId: null,
    subjectSupplierId: null,
    statement: '',
    name: null,
    email: null,
    appealedBy: null,
    appeal: null,
    appealedAt: null,
    ...what,
  });
  const decision = { stage: 'first', outcome: 'removed', basis, reasons, decidedAt: what.receivedAt } as const;
  await insertDecision(db, what.id, { ...decision, decidedBy });
}
