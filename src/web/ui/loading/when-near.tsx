import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** `margin`: how far below the window is near. */
type Props = { className: string | undefined; until?: ReactNode; margin?: string; children: ReactNode };

/** Renders its children when it comes near the window: what is far below the first view is loaded then. Its class keeps the
 *  room; `until` is shown before. */
export function WhenNear({ className, until = null, margin = '500px', children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, [margin]);
  return (
    <div ref={room} className={className}>
      {isNear ? <Suspense fallback={until}>{children}</Suspense> : until}
    </div>
  );
}
