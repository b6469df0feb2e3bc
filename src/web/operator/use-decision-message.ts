import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** A decided case leaves its list: reloads the list and shows the outcome above it. */
export function useDecisionMessage(): { message: string; reportDecision: (text: string) => Promise<void> } {
  const { revalidate } = useRevalidator();
  const [message, setMessage] = useState('');
  return {
    message,
    reportDecision: async (text) => {
      await revalidate();
      setMessage(text);
    },
  };
}
