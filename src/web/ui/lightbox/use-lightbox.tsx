import { lazy, Suspense, useState, type ReactNode } from 'react';

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

/** Opens one of the pictures large, by its position from 0. `lightbox` is what is shown then. */
export function useLightbox(pictures: readonly { url: string; alt: string }[]): {
  lightbox: ReactNode;
  open: (position: number) => void;
} {
  const [opened, open] = useState<number | null>(null);
  const lightbox =
    opened === null ? null : (
      <Suspense>
        <Lightbox pictures={pictures} first={opened} onClose={() => open(null)} />
      </Suspense>
    );
  return { lightbox, open };
}
