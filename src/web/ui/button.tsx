import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `book` is the accent colour, used only for the booking button. */
export type Look = 'sea' | 'book' | 'line' | 'quiet' | 'danger';

type Extra = { look?: Look; full?: boolean };

export function buttonClass(look: Look = 'sea', full = false, more = ''): string {
  return `${styles.button} ${styles[look]}${full ? ` ${styles.full}` : ''}${more ? ` ${more}` : ''}`;
}

export function Button({ look, full, className, type = 'button', ...rest }: ComponentProps<'button'> & Extra) {
  return <button type={type} className={buttonClass(look, full, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, full, className, ...rest }: LinkProps & Extra) {
  return <Link className={buttonClass(look, full, className)} {...rest} />;
}
