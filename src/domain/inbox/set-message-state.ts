import { DomainError } from '#contract/domain-error.ts';
import type { MessageState } from '#kernel/choices/contact-topics.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findListedMessage, type ListedMessageRow, updateMessageState } from './message-queries.ts';

/** Marks a message as done, or as open again; the same state again changes nothing. Throws `not_found`. */
export async function setMessageState(context: Context, id: string, state: MessageState): Promise<ListedMessageRow> {
  return context.database.transaction(async (db) => {
    const isChanged = await updateMessageState(db, { id, state, by: signedIn(context).id, at: context.clock.now() });
    const message = await findListedMessage(db, id);
    if (!message) throw new DomainError('not_found');
    const act = state === 'done' ? 'message_mark_done' : 'message_reopen';
    if (isChanged) await recordActOf(context, db, { act, subjectId: id });
    return message;
  });
}
