import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Dialog } from '../dialog.tsx';
import styles from './lightbox.module.css';

export type LargePicture = { url: string; alt: string };
type Props = { pictures: readonly LargePicture[]; first: number; onClose: () => void };

/** Pictures one by one as large as the window allows: by arrow keys, buttons or a swipe. Loaded when one is opened. */
export function Lightbox({ pictures, first, onClose }: Props) {
  useTextsOf('tour-more');
  const t = useT('tour-more');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    // After the dialog has closed: it gives the focus back then.
    if (!open) onClose();
  }, [open, onClose]);
  const strip = useRef<HTMLUListElement>(null);
  const { place, show, onScroll } = usePlace(strip, first, pictures.length);
  const last = pictures.length - 1;
  const title = t('picture_of', { number: place + 1, of: pictures.length });
  useArrowKeys(place, last, show);
  return (
    <Dialog title={title} open={open} onClose={() => setOpen(false)}>
      <div className={styles.lightbox}>
        {/** It scrolls, so it takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} className={styles.strip} tabIndex={0} aria-label={t('pictures')} onScroll={onScroll}>
          {pictures.map(({ url, alt }, index) => (
            <li key={url} aria-hidden={index !== place}>
              <img src={url} alt={alt} loading={Math.abs(index - place) > 1 ? 'lazy' : 'eager'} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Step name={t('common:previous')} sign="M12 4l-6 6 6 6" to={place - 1} last={last} onShow={show} />
          <p aria-live="polite">
            <span className="visually-hidden">{title}. </span>
            {pictures[place]!.alt}
          </p>
          <Step name={t('common:next')} sign="M8 4l6 6-6 6" to={place + 1} last={last} onShow={show} />
        </div>
      </div>
    </Dialog>
  );
}

/** On the window: the dialog is modal, and its button to close is focused at first. */
function useArrowKeys(place: number, last: number, show: (place: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: last }[event.key];
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

/** Which picture is shown: the strip scrolls by finger, and is scrolled by keys and buttons. */
function usePlace(strip: RefObject<HTMLUListElement | null>, first: number, count: number) {
  const [place, setPlace] = useState(first);
  const shown = useRef(first);
  const put = useCallback(() => {
    const { current: list } = strip;
    list?.scrollTo({ left: shown.current * list.clientWidth, behavior: 'instant' });
  }, [strip]);
  useEffect(() => {
    // The dialog has no width before it opens, and another one when the phone is turned.
    const observer = new ResizeObserver(put);
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, [put, strip]);
  const show = (to: number) => {
    setPlace((shown.current = Math.max(0, Math.min(count - 1, to))));
    put();
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    if (clientWidth > 0) setPlace((shown.current = Math.round(scrollLeft / clientWidth)));
  };
  return { place, show, onScroll };
}

type StepProps = { name: string; sign: string; to: number; last: number; onShow: (place: number) => void };

/** Not `disabled` at the ends: a pressed button would lose the focus. */
function Step({ name, sign, to, last, onShow }: StepProps) {
  if (last === 0) return null;
  return (
    <button type="button" aria-label={name} aria-disabled={to < 0 || to > last} onClick={() => onShow(to)}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
