// An operator runs jobs again that were given up, and has mails and webhooks tried again that are held up; or gives them up for good.
import { invalid } from '#contract/domain-error.ts';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { type ChosenJobs, deleteDeadJobs, retryDeadJobs } from '#platform/jobs/dead-jobs.ts';
import { type ChosenMails, discardHeldMails, retryHeldMails } from '#platform/mail/held-mails.ts';
import { type ChosenDeliveries, discardHeldDeliveries, retryHeldDeliveries } from '#domain/webhooks/held-deliveries.ts';
import { recordActOf } from '#domain/audit/record-act.ts';

type Decision = { outcome: 'retry' | 'discard'; reason?: string | undefined };
type Decided = { count: number };

/** Throws `invalid_input` on `reason` of a discard, or on `id` if nothing is named. */
export async function decideDeadJobs(context: Context, decision: Decision & ChosenJobs): Promise<Decided> {
  const decide = decision.outcome === 'retry' ? retryDeadJobs : deleteDeadJobs;
  const decided = await decideChosen(context, 'job', decision, decide);
  context.wakeJobs();
  return decided;
}

/** Throws as `decideDeadJobs` does. */
export async function decideHeldMails(context: Context, decision: Decision & ChosenMails): Promise<Decided> {
  const decide = decision.outcome === 'retry' ? retryHeldMails : discardHeldMails;
  return decideChosen(context, 'mail', decision, decide);
}

/** Throws as `decideDeadJobs` does. */
export async function decideHeldWebhooks(context: Context, decision: Decision & ChosenDeliveries): Promise<Decided> {
  const decide = decision.outcome === 'retry' ? retryHeldDeliveries : discardHeldDeliveries;
  return decideChosen(context, 'webhook', decision, decide);
}

type Chosen<Id> = { id?: Id; name?: string };
type Decide<Id> = (db: Queryable, chosen: Chosen<Id>, now: Date) => Promise<Id[]>;

async function decideChosen<Id extends string | number>(
  context: Context,
  kind: 'job' | 'mail' | 'webhook',
  { outcome, reason, id, name }: Decision & Chosen<Id>,
  decide: Decide<Id>,
): Promise<Decided> {
  if (id === undefined && !name) throw invalid('id', 'required');
  if (outcome === 'discard' && !reason) throw invalid('reason', 'required');
  const request = {
    userId: signedIn(context).id,
    operation: `decideFailures ${kind}`,
    key: context.caller.idempotencyKey,
    input: { outcome, reason, id, name },
  };
  return withIdempotency(context, request, async (transaction) => {
    const { length: count } = await decide(transaction, { id, name }, context.clock.now());
    if (count === 0) return { count };
    const act = `${kind}_${outcome}` satisfies AuditAct;
    // For all jobs of a name, the entry says how many there were.
    const subjectId = id === undefined ? `${name} (${count})` : String(id);
    await recordActOf(context, transaction, { act, subjectId, reason: reason ?? null });
    return { count };
  });
}
