import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A booking, an order or a place on a waitlist that is not there, or belongs to another user. */
export function NotFoundInBookings({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <EmptyState heading="h1" title={title} actions={<ButtonLink to="/bookings">{back}</ButtonLink>}>
      <p>{text}</p>
    </EmptyState>
  );
}
