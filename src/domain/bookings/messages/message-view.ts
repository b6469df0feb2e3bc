import type { BookingMessageView, DepartureMessageView } from '#contract/bookings/messages.ts';
import type { Message } from './message-queries.ts';

export const messageView = ({
  id,
  author,
  body,
  writtenAt,
}: Pick<Message, 'id' | 'author' | 'body' | 'writtenAt'>): BookingMessageView => ({
  id,
  author,
  text: body,
  writtenAt: writtenAt.toISOString(),
});

export const departureMessageView = (message: Message & { sentTo: number }): DepartureMessageView => ({
  ...messageView(message),
  bookingId: message.bookingId,
  isWaiting: message.author === 'traveller' && message.settledAt === null,
  sentTo: message.sentTo,
});
