import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { namesOf } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import type { TourPicture } from '#kernel/tour-documents/tour-document.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import editorStyles from '../editor.module.css';
import { FoldedSummary } from '../folded-summary.tsx';
import styles from './pictures.module.css';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export type Place = { index: number; count: number };

type Props = {
  tourId: string;
  picture: TourPicture;
  view: SupplierPictureView | undefined;
  place: Place;
  main: Language;
  errorOf: (language: Language) => string | undefined;
  onAlt: (language: Language, text: string) => void;
  onMove: (by: -1 | 1) => void;
  onCropped: (view: SupplierPictureView) => void;
  onRemove: () => void;
};

/** One picture with its words and what can be done with it. */
export function PictureItem(props: Props) {
  const { tourId, picture, view, place, main, errorOf, onAlt, onMove, onCropped, onRemove } = props;
  const t = useT('authoring');
  const { language: own } = usePageContext();
  const [isCropping, setCropping] = useState(false);
  const names = namesOf('language', own);
  const number = place.index + 1;
  const altField = (language: Language): ReactNode => (
    <Field
      key={language}
      label={`${t('field_alt')} (${names.of(language) ?? language})`}
      name={`pictures.${picture.id}.alt.${language}`}
      maxLength={200}
      lang={language}
      value={picture.alt[language]}
      error={errorOf(language)}
      onChange={({ target }) => onAlt(language, target.value)}
    />
  );
  const others = languages.filter((one) => one !== main);
  const written = others.filter((one) => picture.alt[one] !== '');
  return (
    <div className={styles.item}>
      <Thumbnail view={view} number={number} />
      <div className={editorStyles.fields}>
        {altField(main)}
        <details className={editorStyles.more}>
          <FoldedSummary
            title={t('alt_others')}
            now={[written.map((one) => names.of(one)).join(', ') || t('others_none')]}
          />
          <div className={editorStyles.fields}>{others.map(altField)}</div>
        </details>
        <div className={styles.buttons}>
          <MoveButtons place={place} onMove={onMove} />
          {view ? (
            <Button look="quiet" aria-label={t('crop_spoken', { number })} onClick={() => setCropping(true)}>
              {t('crop')}
            </Button>
          ) : null}
          <Button look="quiet" aria-label={t('remove_picture_spoken', { number })} onClick={onRemove}>
            {t('remove_picture')}
          </Button>
        </div>
      </div>
      {isCropping && view ? (
        <Suspense>
          <CropDialog
            tourId={tourId}
            picture={view}
            onClose={() => setCropping(false)}
            onDone={(cropped) => {
              setCropping(false);
              onCropped(cropped);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Thumbnail({ view, number }: { view: SupplierPictureView | undefined; number: number }) {
  const t = useT('authoring');
  const state = view?.state ?? 'pending';
  return (
    <div className={styles.thumbnail}>
      {view?.url ? (
        <img src={view.url} alt={t('picture_number', { number })} width={1200} height={900} draggable={false} />
      ) : (
        <p role="status">{t(`picture_${state === 'failed' ? 'failed' : 'pending'}`)}</p>
      )}
      {number === 1 ? <span className={styles.lead}>{t('picture_leads')}</span> : null}
    </div>
  );
}

/** They stay where the focus is, so the one at an end says that it does nothing instead of being disabled. */
function MoveButtons({ place: { index, count }, onMove }: { place: Place; onMove: (by: -1 | 1) => void }) {
  const t = useT('authoring');
  const box = useRef<HTMLSpanElement>(null);
  const move = (by: -1 | 1) => {
    onMove(by);
    // The element moves with its picture, and the focus would be lost.
    const name = by === -1 ? 'earlier' : 'later';
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-move=${name}]`)?.focus());
  };
  const button = (by: -1 | 1, name: 'earlier' | 'later', isEnd: boolean) => (
    <Button
      look="quiet"
      data-move={name}
      aria-disabled={isEnd || undefined}
      aria-label={t(`move_${name}_spoken`, { number: index + 1 })}
      onClick={() => (isEnd ? undefined : move(by))}
    >
      {t(`move_${name}`)}
    </Button>
  );
  return (
    <span ref={box} className={styles.move}>
      {button(-1, 'earlier', index === 0)}
      {button(1, 'later', index === count - 1)}
    </span>
  );
}
