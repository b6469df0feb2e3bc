import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '../button.tsx';
import styles from './file-button.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'value'> & {
  children: ReactNode;
  onChoose: (files: File[]) => void;
};

/** Opens the choice of files. The browser's own field would speak the browser's language, not the page's: it is there for keyboard
 *  and screen reader, and not seen. */
export function FileButton({ children, onChoose, id, ...input }: Props) {
  return (
    <label className={`${buttonClass('line')} ${styles.file}`} id={id ? `${id}-button` : undefined}>
      {children}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        {...input}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Otherwise choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
    </label>
  );
}
