import { useState } from 'react';
import { useRevalidator } from 'react-router';

/** A case that was decided leaves its list: what became of it is told above, and the list is read again. */
export function useDecided(): { told: string; tell: (text: string) => Promise<void> } {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState('');
  return {
    told,
    tell: async (text) => {
      await revalidate();
      setTold(text);
    },
  };
}
