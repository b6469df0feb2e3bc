import { useRevalidator } from 'react-router';
import { type Entered, type Submission, useSubmit } from '#web/forms/use-submit.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';

/** A form that makes something with a secret, which is shown once (`ShownOnce`). Who makes it has proved lately who it is. */
export function useShownOnceForm<Made>(
  make: (entered: Entered) => Promise<Made>,
  onMade: (made: Made) => void,
): Submission<void> {
  const runReauthenticated = useReauthentication();
  const { revalidate } = useRevalidator();
  const submission = useSubmit<void>(async (entered) => {
    const made = await runReauthenticated(() => make(entered));
    if (!made) return;
    submission.form.current?.reset();
    onMade(made);
    await revalidate();
  });
  return submission;
}
