import type { BookingMessageView } from '#contract/bookings/messages.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import styles from './messages.module.css';

type Props<Message> = {
  messages: readonly Message[];
  nameOf: (message: Message) => string;
  noteOf?: (message: Message) => string | null;
};

/** The oldest first, each with who wrote it and when, by the clock of the reader. */
export function MessageList<Message extends BookingMessageView>({ messages, nameOf, noteOf }: Props<Message>) {
  const { language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id} data-author={message.author}>
          <p className={styles.who}>
            <strong>{nameOf(message)}</strong> ·{' '}
            <time dateTime={message.writtenAt}>{momentText(message.writtenAt, timeZone, language)}</time>
            {noteOf?.(message) ? <span>&nbsp;· {noteOf(message)}</span> : null}
          </p>
          <p className={styles.text}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}
