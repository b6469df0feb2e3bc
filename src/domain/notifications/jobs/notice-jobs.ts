// Mails about notices: receipts, decisions with their reasons to both parties, and open notices to the operator.
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { noticeJobs } from '#domain/moderation/job-types.ts';
import { type Notice, type Party, type Stage, subjectOf } from '#domain/moderation/notice.ts';
import { findNotice } from '#domain/moderation/notice-queries.ts';
import { findSupplierIdOf } from '#domain/catalogue/find-tour.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';
import { composeMail, type MailDraft, type MailKey } from '../mails/content-mail.ts';
import { type Addressee, decisionFacts, noticeMail, operatorMail } from '../mails/notice-mail.ts';
import { findOperator } from '../operator-address.ts';
import { findSubject } from './find-subject.ts';

export const noticeMailHandlers: HandlersOf<typeof noticeJobs> = {
  'notice-received': async (services, payload) => {
    const { notice, notifier } = await open(services, payload);
    await send(services, [
      // Without the name: the sender may have given another person's address and any text as the name.
      notifier &&
        noticeMail(services, notice, { ...notifier, name: null, key: 'notice.receipt', event: 'notice-receipt' }),
      await operatorMail(services, notice, 'notice.operator'),
    ]);
  },
  'notice-appealed': async (services, payload) => {
    const { notice, notifier, concerned } = await open(services, payload);
    const appellant = notice.appealedBy === 'notifier' ? notifier : concerned;
    await send(services, [
      appellant && noticeMail(services, notice, { ...appellant, key: 'appealed.receipt', event: 'appeal-receipt' }),
      await operatorMail(services, notice, 'appealed.operator'),
    ]);
  },
  'notice-decided': async (services, { stage, ...payload }) => {
    const { notice, notifier, concerned } = await open(services, payload);
    const draftFor = (to: Addressee | undefined) => {
      if (!to) return undefined;
      const { party } = to;
      const key = mailKey(notice, stage, party);
      const draft = noticeMail(services, notice, { ...to, key, event: `notice-decided-${stage}-${party}` });
      return { ...draft, facts: [...draft.facts, ...decisionFacts(notice, stage, to)] };
    };
    await send(services, [draftFor(notifier), draftFor(isRemoved(notice) ? concerned : undefined)]);
  },
};

function mailKey({ origin }: Notice, stage: Stage, party: Party): MailKey {
  if (stage === 'withdrawal') return 'pause_ended.partner';
  // A suspended user reads the same as a partner: neither names what the decision is about.
  if (stage === 'appeal') return `decided_on_appeal.${party === 'notifier' ? party : 'partner'}`;
  return origin === 'operator' ? 'paused.partner' : `decided.${party === 'notifier' ? party : 'partner'}`;
}

/** A supplier gets mails about a notice once a decision removed one of its tours. */
const isRemoved = ({ decisions }: Notice): boolean => decisions.some(({ outcome }) => outcome === 'removed');

async function open(services: Services, { noticeId }: { noticeId: string }) {
  const db = services.database.db;
  const notice = assertDefined(await findNotice(db, { id: noticeId }), 'the notice of a mail');
  const { appName, language } = await findOperator(services);
  const { email, name } = notice;
  const notifier: Addressee | undefined = email
    ? { party: 'notifier', email, name, language: notice.language, appName }
    : undefined;
  const subject = await findConcerned(db, notice);
  const found = subject ? await findSubject(db, subject) : undefined;
  const concerned: Addressee | undefined = found && {
    party: subject?.kind === 'user' ? 'user' : 'partner',
    email: found.email,
    name: found.name,
    language: found.language ?? language,
    appName,
  };
  return { notice, notifier, concerned };
}

/** Whom a removal concerns: the supplier of the tour, or who is suspended. */
async function findConcerned(db: Queryable, notice: Notice): Promise<Subject | null> {
  const supplierId = notice.tourId && (await findSupplierIdOf(db, notice.tourId));
  return supplierId ? { kind: 'supplier', id: supplierId } : subjectOf(notice);
}

async function send({ database, clock }: Services, drafts: (MailDraft | undefined)[]): Promise<void> {
  for (const draft of drafts) if (draft) await queueMail(database.db, composeMail(draft), clock.now());
}
