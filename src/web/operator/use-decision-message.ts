import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** `about`: what was decided on, where the outcome is shown beside it. `number`: the same outcome twice is two messages. */
type Decision = { message: string; about: string; number: number };

/** A decided case leaves its list: reloads the list and shows the outcome above it. */
export function useDecisionMessage(): Decision & { reportDecision: (text: string, about?: string) => Promise<void> } {
  const { revalidate } = useRevalidator();
  const [decision, setDecision] = useState<Decision>({ message: '', about: '', number: 0 });
  return {
    ...decision,
    reportDecision: async (message, about = '') => {
      await revalidate();
      setDecision(({ number }) => ({ message, about, number: number + 1 }));
    },
  };
}
