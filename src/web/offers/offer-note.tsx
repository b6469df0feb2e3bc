import { useEffect } from 'react';
import { findMessage } from '#kernel/messages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#web/runtime/api/t.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { chooseCurrency, chooseLanguage } from '#web/runtime/session/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { NoteOverPage } from '#web/ui/note-over-page.tsx';
import type { Offer } from './offer-for.ts';

type Props = {
  offer: Offer;
  /** The language of the texts: an offered language is spoken, not that of the page. */
  spoken: Language;
  texts: Messages;
  onTaken: () => void;
  onDeclined: () => void;
  /** The visitor has gone on without an answer. */
  onPassed: () => void;
};

export function OfferNote({ offer, spoken, texts, onTaken, onDeclined, onPassed }: Props) {
  const { settings } = usePageContext();
  const textOf = (key: string, values?: Record<string, string>) => findMessage(texts, key, spoken, values);
  useEffect(() => {
    const from = scrollY;
    const leave = () => void (Math.abs(scrollY - from) > innerHeight / 2 && onPassed());
    addEventListener('scroll', leave, { passive: true });
    return () => removeEventListener('scroll', leave);
    // `onPassed` is new in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const take = () => {
    onTaken();
    void ('language' in offer
      ? chooseLanguage(offer.language, settings.defaultLanguage)
      : chooseCurrency(offer.currency));
  };
  return (
    <NoteOverPage label={textOf('label')!} lang={spoken}>
      <Button look="line" onClick={take}>
        {'language' in offer ? textOf('in_language') : textOf('in_currency', { currency: symbolOf(offer.currency) })}
      </Button>
      <Button look="quiet" onClick={onDeclined}>
        {textOf('no')}
      </Button>
    </NoteOverPage>
  );
}

/** The symbol that means one currency only, whatever the language: 'MX$', not '$'. */
function symbolOf(currency: Currency): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')!.value;
}
