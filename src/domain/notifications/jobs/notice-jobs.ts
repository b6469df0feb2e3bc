// Mails about notices: receipts, decisions with their reasons to both parties, and open notices to the operator.
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { noticeJobs } from '#domain/moderation/job-types.ts';
import type { Notice, Party, Stage } from '#domain/moderation/notice.ts';
import { findNotice } from '#domain/moderation/notice-queries.ts';
import { findSupplierLanguage } from '#domain/accounts/mail-recipients.ts';
import { findSupplierIdOf } from '#domain/catalogue/find-tour.ts';
import { findSupplier } from '#domain/suppliers/supplier-queries.ts';
import { composeMail, type MailDraft, type MailKey } from '../mails/content-mail.ts';
import { type Addressee, decisionFacts, noticeMail, operatorMail } from '../mails/notice-mail.ts';
import { findOperator } from '../operator-address.ts';

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
    const { notice, notifier, supplier } = await open(services, payload);
    const appellant = notice.appealedBy === 'partner' ? supplier : notifier;
    await send(services, [
      appellant && noticeMail(services, notice, { ...appellant, key: 'appealed.receipt', event: 'appeal-receipt' }),
      await operatorMail(services, notice, 'appealed.operator'),
    ]);
  },
  'notice-decided': async (services, { stage, ...payload }) => {
    const { notice, notifier, supplier } = await open(services, payload);
    const draftFor = (to: Addressee | undefined, party: Party) => {
      if (!to) return undefined;
      const key = mailKey(notice, stage, party);
      const draft = noticeMail(services, notice, { ...to, key, event: `notice-decided-${stage}-${party}` });
      return { ...draft, facts: [...draft.facts, ...decisionFacts(notice, stage, to)] };
    };
    await send(services, [draftFor(notifier, 'notifier'), draftFor(notifiedSupplier(notice, supplier), 'partner')]);
  },
};

function mailKey({ origin }: Notice, stage: Stage, party: Party): MailKey {
  if (stage === 'withdrawal') return 'pause_ended.partner';
  if (stage === 'appeal') return `decided_on_appeal.${party}`;
  return origin === 'operator' ? 'paused.partner' : `decided.${party}`;
}

/** A supplier gets mails about a notice once a decision removed one of its tours. */
function notifiedSupplier({ decisions }: Notice, supplier: Addressee | undefined): Addressee | undefined {
  return decisions.some(({ outcome }) => outcome === 'removed') ? supplier : undefined;
}

async function open(services: Services, { noticeId }: { noticeId: string }) {
  const db = services.database.read;
  const notice = assertDefined(await findNotice(db, { id: noticeId }), 'the notice of a mail');
  const { appName, language } = await findOperator(services);
  const { email, name } = notice;
  const notifier: Addressee | undefined = email
    ? { party: 'notifier', email, name, language: notice.language, appName }
    : undefined;
  const found = notice.tourId ? await findTourSupplier(db, notice.tourId) : undefined;
  const supplier: Addressee | undefined = found && {
    party: 'partner',
    email: found.email,
    name: found.name,
    language: found.language ?? language,
    appName,
  };
  return { notice, notifier, supplier };
}

async function findTourSupplier(db: Queryable, tourId: string) {
  const supplierId = await findSupplierIdOf(db, tourId);
  const supplier = supplierId && (await findSupplier(db, supplierId));
  return supplier ? { ...supplier, language: await findSupplierLanguage(db, supplier.id) } : undefined;
}

async function send({ database, clock }: Services, drafts: (MailDraft | undefined)[]): Promise<void> {
  for (const draft of drafts) if (draft) await queueMail(database.read, composeMail(draft), clock.now());
}
