import { useEffect, useState } from 'react';

/** Seconds until an instant, counted down; `onOver` once it has come. */
export function useTimeLeft(until: string, onOver: () => void): number {
  const secondsTo = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsTo);
  useEffect(() => {
    setLeft(secondsTo());
    const timer = setInterval(() => {
      setLeft(secondsTo());
      if (secondsTo() > 0) return;
      clearInterval(timer);
      onOver();
    }, 1000);
    return () => clearInterval(timer);
    // For each instant once; the function is another one with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [until]);
  return left;
}
