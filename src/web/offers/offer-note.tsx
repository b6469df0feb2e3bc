import { useId, useLayoutEffect, useState } from 'react';
import { findMessage } from '#kernel/messages.ts';
import { currencySign } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#web/runtime/api/t.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { changeLanguage, chooseCurrency } from '#web/runtime/session/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { declineOffers } from './declined-offers.ts';
import type { Offer } from './offer-for.ts';
import styles from './offer-note.module.css';

type Props = {
  offer: Offer;
  /** The language of the texts: an offered language is spoken, not that of the page. */
  spoken: Language;
  texts: Messages;
  close: () => void;
};

/** A mark below the header's button of language and currency: it covers nothing of the page or the header, and opens what is offered. */
export function OfferNote({ offer, spoken, texts, close }: Props) {
  const id = useId();
  const { settings } = usePageContext();
  const corner = useEndOfPreferences();
  const textOf = (key: string, values?: Record<string, string>) => findMessage(texts, key, spoken, values);
  if (!corner) return null;
  const isLanguage = 'language' in offer;
  const sign = isLanguage ? null : currencySign(offer.currency, spoken);
  const mark = sign ? textOf('mark_currency', { currency: sign }) : textOf('mark_language');
  const take = () => {
    close();
    void (isLanguage ? changeLanguage(offer.language, settings.defaultLanguage) : chooseCurrency(offer.currency));
  };
  const decline = () => {
    declineOffers();
    close();
  };
  return (
    // Set by script only: the server's markup has no style attributes (CSP).
    <section className={styles.offer} aria-label={textOf('label')} lang={spoken} style={corner}>
      <button type="button" className={styles.mark} popoverTarget={id} aria-label={`${textOf('label')}: ${mark}`}>
        {sign ? `${sign}?` : mark}
      </button>
      <div id={id} popover="auto" className={styles.popover} style={corner}>
        <div className={styles.choices}>
          <Button look="line" onClick={take}>
            {isLanguage ? textOf('in_language') : textOf('in_currency', { currency: sign! })}
          </Button>
          <Button look="quiet" onClick={decline}>
            {textOf('no')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The header's edge below the button, and the button's right side, which moves when the window or the text of the header changes. */
function useEndOfPreferences() {
  const [corner, setCorner] = useState<{ top: number; right: number } | null>(null);
  useLayoutEffect(() => {
    const header = document.querySelector('header')!;
    const measure = () => {
      const button = header.querySelector('button')!.getBoundingClientRect();
      setCorner({
        top: Math.round(header.getBoundingClientRect().height),
        right: Math.round(document.documentElement.clientWidth - button.right),
      });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [header, ...header.querySelectorAll('button')]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return corner;
}
