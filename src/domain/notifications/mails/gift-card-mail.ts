// Composes the mails about a gift card. Pure: arguments and texts in, a mail out.
import { dateLocale, type Language } from '#kernel/languages.ts';
import { pathFor } from '#kernel/language-routes.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { formatMoney, money } from '#kernel/money.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { textsOf } from '#platform/texts/texts.ts';
import { type GiftCard, withdrawUntil } from '#domain/gift-cards/gift-card.ts';
import { type Fact, layoutHtml, layoutText, type MailContent } from './mail-layout.ts';

/** `card` goes to the recipient, everything else to the buyer. */
export type GiftCardMatter = 'card' | 'paid' | 'sent' | 'withdrawn';

export type GiftCardNotification = {
  matter: GiftCardMatter;
  card: GiftCard;
  recipient: string;
  /** The secret that redeems the card; only in the mail to its recipient. */
  code: string | null;
  /** When the mail that this one replaces was sent; its code is no longer valid. */
  lost?: string;
  appName: string;
  /** Without a trailing slash. */
  appUrl: string;
};

export function composeGiftCardMail(notification: GiftCardNotification): Mail {
  const { matter, card, recipient, code, lost, appName, appUrl } = notification;
  const { language } = card;
  const words = textsOf(language, 'gift-card-mail');
  const value = formatMoney(money(card.amountMinor, card.currency), language);
  const names = {
    app: appName,
    sender: card.senderName || appName,
    recipient: card.recipientName,
    amount: value,
    currency: card.currency,
  };
  const content: MailContent = {
    language,
    appName,
    heading: words(`${matter}.heading`, names),
    paragraphs: [
      words('greeting', { name: matter === 'card' ? card.recipientName : card.senderName }),
      words(matter === 'sent' && card.message ? 'sent.lead_message' : `${matter}.lead`, names),
      ...(lost ? [words('card.again')] : []),
      ...(matter === 'card' && card.message ? card.message.split(/\r?\n/).filter(Boolean) : []),
    ],
    ...(code && { panel: { label: value, value: code, note: words('card.code_note') } }),
    facts: factsOf(notification, value),
    // The code is in the fragment, which browsers do not send.
    action: { label: words(`${matter}.action`), url: appUrl + pathFor(`/gift-cards#${code ?? 'mine'}`, language) },
    footer: words(matter === 'card' ? 'card.footer' : 'footer', names),
  };
  return {
    event: `gift-card-${matter}:${card.id}${lost ? `:${lost}` : ''}`,
    recipient,
    language,
    // A line break in a name would start another header.
    subject: words(lost ? 'card.again_subject' : `${matter}.subject`, names).replace(/\s+/g, ' '),
    bodyText: layoutText(content),
    bodyHtml: layoutHtml(content),
    ...(code && { holdsSecret: true }),
    ...((code || matter === 'paid') && { urgent: true }),
  };
}

function factsOf({ matter, card }: GiftCardNotification, value: string): Fact[] {
  const { language } = card;
  const words = textsOf(language, 'gift-card-mail');
  const fact = (name: KeyEnding<'gift-card-mail', 'label.'>, ...lines: string[]): Fact => ({
    label: words(`label.${name}`),
    lines,
  });
  if (matter === 'card') return [fact('how', words('how_1'), words('how_2')), fact('expiry', words('no_expiry'))];
  const until = withdrawUntil(card);
  return [
    fact('amount', value),
    fact('recipient', `${card.recipientName} <${card.recipientEmail}>`),
    ...(matter === 'paid' ? [fact('send_on', longDate(card.sendOn, language))] : []),
    ...(matter === 'paid' && until
      ? [fact('withdrawal', words('withdrawal', { date: longDate(until, language) }), words('no_expiry'))]
      : []),
  ];
}

const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
