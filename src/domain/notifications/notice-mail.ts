// The parts of mails about notices.
import { sql } from 'kysely';
import { dateLocale, type Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import { appealBefore, type Notice, type Party, type Stage } from '../content/notice.ts';
import { codeOf } from '../content/notice-code.ts';
import { contentWords, factsOf, type Letter } from './content-mail.ts';
import type { Fact } from './mail-layout.ts';
import { findOperator } from './operator-address.ts';

/** Somebody with a side in a notice, and a code. */
export type Addressee = { party: Party; email: string; name: string | null; language: Language; appName: string };

type Written = Addressee & { key: string; event: string };

export function noticeLetter(services: Services, notice: Notice, to: Written): Letter {
  const { language, appName, name } = to;
  const { appUrl } = services.config;
  return {
    event: `${to.event}:${notice.id}`,
    recipient: to.email,
    language,
    key: to.key,
    params: { reference: notice.reference },
    appName,
    name,
    toOperator: false,
    facts: factsOf(language, [
      ['reference', notice.reference],
      ['code', codeOf(services, notice.id, to.party)],
      ['page', appUrl + notice.address],
    ]),
    action: { label: contentWords(language)('action.state'), url: appUrl + pathFor('/digital-services-law', language) },
  };
}

export async function operatorLetter(services: Services, notice: Notice, key: string): Promise<Letter | undefined> {
  const { email, language, appName } = await findOperator(services);
  if (!email) return undefined;
  const { appUrl } = services.config;
  const place = notice.appeal ? '/admin/notices?state=appealed' : '/admin/notices';
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
      ['page', appUrl + notice.address],
      ['category', text(language, 'digital-services', `category_${notice.category}`)],
      ['statement', notice.statement],
      ['from', notice.email && `${notice.name} <${notice.email}>`],
      ['appeal', notice.appeal],
    ]),
    action: { label: contentWords(language)('action.decide'), url: appUrl + pathFor(place, language) },
  };
}

/** The decision with its reasons, how it was made, and what can be done against it (article 17, paragraph 3). */
export function decisionFacts(notice: Notice, stage: Stage, { party, language }: Addressee): Fact[] {
  const words = contentWords(language);
  const decision = notice.decisions.find((one) => one.stage === stage)!;
  const before = stage === 'first' ? appealBefore(notice, party) : null;
  const date = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return factsOf(language, [
    ['decision', words(`decision.${decision.outcome}`)],
    ['basis', decision.basis && words(`basis.${decision.basis}`)],
    ['reasons', decision.reasons, words('made_by')],
    ['redress', before && words('redress.appeal', { date: date.format(before) }), words('redress.elsewhere')],
  ]);
}

/** Whose tour it is, in the language of the partner's first member who chose one. */
export async function findPartner(
  db: Queryable,
  tourId: string,
): Promise<{ name: string; email: string; language: Language | null } | undefined> {
  const { rows } = await sql<{ name: string; email: string; language: Language | null }>`
    select s.name, s.email,
           (select member.language from supplier_members m join users member on member.id = m.user_id
            where m.supplier_id = s.id and member.language is not null
            order by member.created_at, member.id limit 1) as language
    from tours t join suppliers s on s.id = t.supplier_id where t.id = ${tourId}`.execute(db);
  return rows[0];
}
