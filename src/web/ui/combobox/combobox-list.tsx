import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './combobox-list.module.css';
import { roomBeside, spanFor } from './list-room.ts';
import type { ComboboxOption } from './matching-options.ts';

type Props<Option> = {
  id: string;
  label: string;
  options: readonly Option[];
  open: boolean;
  active: number;
  onActive: (index: number) => void;
  onChoose: (option: Option) => void;
  /** The text of an open list without options. */
  noMatch?: string;
  /** What a row shows in place of picture, label and note side by side. */
  row?: (option: Option) => ReactNode;
};

/** The list of a combobox (use-combobox.ts); how many options it has is said by ComboboxStatus. */
export function ComboboxList<Option extends ComboboxOption>(props: Props<Option>) {
  const { id, label, options, open, active, onActive, onChoose, noMatch = '', row = plainRow } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePlaceInView(popup, open && options);
  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);
  return (
    <div ref={popup} className={styles.popup} hidden={!open}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // Otherwise the field would lose the focus and close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onActive(index)}
            onClick={() => onChoose(option)}
          >
            {row(option)}
          </div>
        ))}
      </div>
      {noMatch && options.length === 0 ? <p className={styles.empty}>{noMatch}</p> : null}
    </div>
  );
}

const plainRow = ({ picture, label, note }: ComboboxOption) => (
  <>
    {picture ? <img src={picture} alt="" loading="lazy" /> : null}
    <span>{label}</span>
    {note ? <small>{note}</small> : null}
  </>
);

/** Again for each list, and when the view changes: a phone's keyboard takes half of it. */
function usePlaceInView(popup: RefObject<HTMLDivElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const { current } = popup;
    const field = current?.offsetParent;
    if (!shown || !current || !field) return;
    const place = () => {
      current.style.removeProperty('--room');
      const wanted = current.offsetHeight;
      const { above, height } = roomBeside(field.getBoundingClientRect(), spanFor(field), wanted);
      current.toggleAttribute('data-above', above);
      if (height < wanted) current.style.setProperty('--room', `${height}px`);
    };
    place();
    visualViewport?.addEventListener('resize', place);
    return () => visualViewport?.removeEventListener('resize', place);
  }, [popup, shown]);
}
