import { useRef, useState } from 'react';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import type { Language } from '#kernel/languages.ts';
import { byLanguage, type TourPicture } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { errorAt, type StepProps } from '../step-props.ts';
import { PictureItem } from './picture-item.tsx';
import styles from './pictures.module.css';
import { UploadArea } from './upload-area.tsx';
import { usePictureViews } from './use-pictures.ts';
import { useUploads } from './use-uploads.ts';

type Pictures = readonly TourPicture[];
type Removed = { picture: TourPicture; index: number };

/** The pictures of a tour: the first one leads. */
export function StepPictures({ editing, main }: StepProps) {
  const t = useT('authoring');
  const { draft, document } = editing;
  const { pictures } = document;
  const [views, addView] = usePictureViews(
    draft.id,
    pictures.map(({ id }) => id),
  );
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [message, setMessage] = useState('');
  const dragged = useRef<string | null>(null);
  // A cropped picture has another id, and the focus stays in its place.
  const places = useRef(new Map<string, string>());
  const placeOf = (id: string): string => places.current.get(id) ?? id;
  const change = (make: (pictures: Pictures) => Pictures) =>
    editing.change((now) => ({ ...now, pictures: [...make(now.pictures)] }));
  const uploads = useUploads({
    tourId: draft.id,
    count: pictures.length,
    onAdded: (view) => {
      addView(view);
      change((now) => [...now, { id: view.id, alt: byLanguage(() => '') }]);
    },
  });
  const moveTo = (id: string, index: number) => {
    change((now) => moved(now, id, index));
    setMessage(t('picture_moved', { place: index + 1, count: pictures.length }));
  };
  const edit = (id: string, part: (picture: TourPicture) => TourPicture) =>
    change((now) => now.map((picture) => (picture.id === id ? part(picture) : picture)));
  const setAlt = (id: string, language: Language, text: string) =>
    edit(id, (picture) => ({ ...picture, alt: { ...picture.alt, [language]: text } }));
  const replace = (id: string, view: SupplierPictureView) => {
    places.current.set(view.id, placeOf(id));
    addView(view);
    edit(id, (picture) => ({ ...picture, id: view.id }));
  };
  const remove = (picture: TourPicture, index: number) => {
    setRemoved({ picture, index });
    change((now) => now.filter(({ id }) => id !== picture.id));
  };
  const undo = ({ picture, index }: Removed) => {
    setRemoved(null);
    change((now) => now.toSpliced(index, 0, picture));
  };
  return (
    <>
      <UploadArea uploads={uploads} />
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {errorAt(editing, 'pictures') ? <Notice tone="bad">{errorAt(editing, 'pictures')}</Notice> : null}
      {removed ? (
        <Notice role="status">
          <div className={styles.removed}>
            <p>{t('picture_removed')}</p>
            {/* The button that was pressed is gone: the focus comes here. */}
            <Button look="line" autoFocus onClick={() => undo(removed)}>
              {t('undo')}
            </Button>
          </div>
        </Notice>
      ) : null}
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <li
            key={placeOf(picture.id)}
            draggable
            onDragStart={() => (dragged.current = picture.id)}
            onDragEnd={() => (dragged.current = null)}
            onDragOver={(event) => (dragged.current ? event.preventDefault() : undefined)}
            onDrop={() => (dragged.current ? moveTo(dragged.current, index) : undefined)}
          >
            <PictureItem
              tourId={draft.id}
              picture={picture}
              view={views.get(picture.id)}
              place={{ index, count: pictures.length }}
              main={main}
              errorOf={(language) => errorAt(editing, `pictures.${index}.alt.${language}`)}
              onAlt={(language, text) => setAlt(picture.id, language, text)}
              onMove={(by) => moveTo(picture.id, index + by)}
              onCropped={(view) => replace(picture.id, view)}
              onRemove={() => remove(picture, index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function moved(pictures: Pictures, id: string, index: number): Pictures {
  const picture = pictures.find((one) => one.id === id);
  return picture ? pictures.filter((one) => one !== picture).toSpliced(index, 0, picture) : pictures;
}
