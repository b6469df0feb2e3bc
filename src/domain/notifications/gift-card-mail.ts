// What happens to a gift card becomes a mail. Pure: what it says depends on its arguments and the texts alone.
import { dateLocale, type Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import { money } from '#kernel/money.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { text } from '#platform/texts/texts.ts';
import { type GiftCard, withdrawUntil } from '../gift-cards/gift-card.ts';
import { amount } from './mail-facts.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

/** Of what: the card itself to its recipient, all else to the buyer. */
export type GiftCardMatter = 'card' | 'paid' | 'sent' | 'withdrawn';

export type GiftCardTelling = {
  matter: GiftCardMatter;
  card: GiftCard;
  recipient: string;
  /** The secret that spends it; for its recipient alone. */
  code: string | null;
  /** When the mail was sent that this one replaces, and whose code it ends. */
  lost?: string;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

export function composeGiftCardMail(telling: GiftCardTelling): Mail {
  const { matter, card, recipient, code, lost, appName, appUrl } = telling;
  const { language } = card;
  const words = (key: string, params = {}) => text(language, 'gift-card-mail', key, params);
  const worth = amount(money(card.amountMinor, card.currency), language);
  const names = { app: appName, sender: card.senderName || appName, recipient: card.recipientName, amount: worth };
  const content: MailContent = {
    language,
    appName,
    heading: words(`${matter}.heading`, names),
    paragraphs: [
      words('greeting', { name: matter === 'card' ? card.recipientName : card.senderName }),
      words(`${matter}.lead`, names),
      ...(lost ? [words('card.again')] : []),
      ...(matter === 'card' && card.message ? card.message.split(/\r?\n/).filter(Boolean) : []),
    ],
    ...(code && { panel: { label: worth, value: code, note: words('card.code_note') } }),
    facts: factsOf(telling, worth),
    // Behind the #: browsers send that part to nobody.
    action: { label: words(`${matter}.action`), url: appUrl + pathFor(`/gift-cards#${code ?? 'mine'}`, language) },
    footer: words(matter === 'card' ? 'card.footer' : 'footer', names),
  };
  return {
    event: `gift-card-${matter}:${card.id}${lost ? `:${lost}` : ''}`,
    recipient,
    language,
    // A line break in a name must not become a header of its own.
    subject: words(lost ? 'card.again_subject' : `${matter}.subject`, names).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
    ...(code && { holdsSecret: true }),
  };
}

function factsOf({ matter, card }: GiftCardTelling, worth: string): Fact[] {
  const { language } = card;
  const words = (key: string, params = {}) => text(language, 'gift-card-mail', key, params);
  const fact = (name: string, ...lines: string[]): Fact => ({ label: words(`label.${name}`), lines });
  if (matter === 'card') return [fact('how', words('how_1'), words('how_2')), fact('expiry', words('no_expiry'))];
  const until = withdrawUntil(card);
  return [
    fact('amount', worth),
    fact('recipient', `${card.recipientName} <${card.recipientEmail}>`),
    ...(matter === 'paid' ? [fact('send_on', longDate(card.sendOn, language))] : []),
    ...(matter === 'paid' && until
      ? [fact('withdrawal', words('withdrawal', { date: longDate(until, language) }), words('no_expiry'))]
      : []),
  ];
}

const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
