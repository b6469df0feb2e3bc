// Composes the mails about notices.
import { dateLocale, type Language } from '#kernel/languages.ts';
import { noticePath } from '#kernel/notices/notice-path.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { MailKind } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { appealBefore, type Notice, type Party, type Stage, subjectOf } from '#domain/moderation/notice.ts';
import { noticeCodeFor } from '#domain/moderation/notice-code.ts';
import { contentWords, factsOf, type MailDraft, type MailKey } from './content-mail.ts';
import type { Fact } from './mail-layout.ts';
import { findOperator } from '../operator-address.ts';

/** A party of a notice, as a recipient of mails. */
export type Addressee = { party: Party; email: string; name: string | null; language: Language; appName: string };

type NoticeMail = Addressee & { key: MailKey; event: MailKind };

export function noticeMail(services: Services, notice: Notice, to: NoticeMail): MailDraft {
  const { language, appName, name } = to;
  return {
    event: `${to.event}:${notice.id}`,
    recipient: to.email,
    language,
    key: to.key,
    params: { reference: notice.reference },
    appName,
    name,
    toOperator: false,
    facts: keyFacts(services, notice, to),
    action: { label: contentWords(language)('action.state'), url: noticeUrl(services, notice, to) },
  };
}

/** Opens the notice for this party. */
export function noticeUrl(services: Services, notice: Notice, { party, language }: Reader): string {
  const code = noticeCodeFor(services, notice.id, party);
  return services.config.appUrl + pathFor(noticePath({ reference: notice.reference, code }), language);
}

type Reader = Pick<Addressee, 'party' | 'language'>;

/** What opens the notice to this party. */
export function keyFacts(services: Services, notice: Notice, { party, language }: Reader): Fact[] {
  return factsOf(language, [
    ['reference', notice.reference],
    ['code', noticeCodeFor(services, notice.id, party)],
    ['page', pageOf(services, notice)],
  ]);
}

/** Null of a suspension, which is about no page. */
const pageOf = ({ config }: Services, notice: Notice): string | null =>
  subjectOf(notice) ? null : config.appUrl + notice.address;

export async function operatorMail(
  services: Services,
  notice: Notice,
  key: 'notice.operator' | 'appealed.operator',
): Promise<MailDraft | undefined> {
  const { email, language, appName } = await findOperator(services);
  if (!email) return undefined;
  const { appUrl } = services.config;
  const path = notice.appeal ? '/admin/notices?state=appealed' : '/admin/notices';
  return {
    event: `${key}:${notice.id}`,
    recipient: email,
    language,
    key,
    params: { reference: notice.reference },
    appName,
    name: null,
    toOperator: true,
    facts: factsOf(language, [
      ['reference', notice.reference],
      ['page', pageOf(services, notice)],
      ['category', text(language, 'digital-services', `category_${notice.category}`)],
      ['statement', notice.statement || null],
      ['from', notice.email && `${notice.name} <${notice.email}>`],
      ['appeal', notice.appeal],
    ]),
    action: { label: contentWords(language)('action.decide'), url: appUrl + pathFor(path, language) },
  };
}

/** The decision with its reasons, how it was made, and what can be done against it (article 17, paragraph 3). */
export function decisionFacts(notice: Notice, stage: Stage, { party, language }: Reader): Fact[] {
  const words = contentWords(language);
  const decision = notice.decisions.find((one) => one.stage === stage)!;
  const before = stage === 'first' ? appealBefore(notice, party) : null;
  const date = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  const about = subjectOf(notice) ? '_subject' : '';
  // There is no objection to a tour that is back on sale.
  const elsewhere = stage === 'withdrawal' ? null : words('redress.elsewhere');
  return factsOf(language, [
    ['decision', words(`decision.${decision.outcome}${about}`)],
    ['basis', decision.basis && words(`basis.${decision.basis}${about}`)],
    ['reasons', decision.reasons, words(notice.origin === 'operator' ? 'made_by_person' : 'made_by')],
    ['redress', before && words('redress.appeal', { date: date.format(before) }), elsewhere],
  ]);
}
