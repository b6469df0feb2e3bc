import { useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { findMessage } from '#kernel/messages.ts';
import { currencySign } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Messages } from '#web/runtime/api/t.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { changeLanguage, chooseCurrency, hasChosenCurrency, useCurrency } from '#web/runtime/session/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { declineOffers } from './declined-offers.ts';
import type { Offer } from './offer-for.ts';
import { usePlaceInHeader } from './use-place-in-header.ts';
import styles from './offer-note.module.css';

type Props = {
  offer: Offer;
  /** The language of the texts: an offered language is spoken, not that of the page. */
  spoken: Language;
  texts: Messages;
  close: () => void;
};

/** A mark in the row of the header: it covers nothing of the page or the header, and opens what is offered. None where it has no
 *  room, where that is shown already, which another page may do, once a currency is chosen elsewhere, and on the way to an account or a
 *  payment. */
export function OfferNote({ offer, spoken, texts, close }: Props) {
  const id = useId();
  const { settings } = usePageContext();
  const shown = useCurrency();
  const { pathname } = useLocation();
  const note = useRef<HTMLElement>(null);
  const isChosen = useSyncExternalStore(onCurrencyChange, hasChosenCurrency);
  const isHidden = ('currency' in offer && (offer.currency === shown || isChosen)) || isBusyPath(pathname);
  const place = usePlaceInHeader(note, isHidden);
  if (isHidden) return null;
  const textOf = (key: string, values?: Record<string, string>) => findMessage(texts, key, spoken, values);
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
    <section
      ref={note}
      className={place ? styles.offer : `${styles.offer} ${styles.unplaced}`}
      aria-label={textOf('label')}
      lang={spoken}
      style={place ? { top: place.top, right: place.right } : {}}
    >
      <button type="button" className={styles.mark} popoverTarget={id} aria-label={textOf('spoken', { mark: mark! })}>
        <span className={styles.words}>{mark}</span>
        <span className={styles.sign}>{sign ?? spoken.toUpperCase()}?</span>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        style={place ? { top: place.below, right: place.right } : {}}
      >
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

function onCurrencyChange(listener: () => void): () => void {
  addEventListener('currency-changed', listener);
  return () => removeEventListener('currency-changed', listener);
}

/** Signing in or up, a new password, booking and paying. */
const isBusyPath = (pathname: string): boolean =>
  /^\/(login|guest|supplier\/(login|register)|(forgot|reset)-password|cart|orders)(\/|$)|\/book$/.test(pathname);
