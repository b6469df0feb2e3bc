import { useRef, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SharingView } from '#contract/wishlists.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCopy } from '#web/forms/use-copy.ts';
import styles from './share-panel.module.css';

/** Shares the wishlist by a link, shows the name that others see, and revokes the link. */
export function SharePanel({ sharing: savedSharing }: { sharing: SharingView | null }) {
  const t = useT('wishlist');
  const { call } = usePageContext();
  const [sharing, setSharing] = useState(savedSharing);
  const [stopFailed, setStopFailed] = useState(false);
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ title }) =>
    setSharing(await call(paths.shareWishlist, { body: { title } })),
  );
  const stop = async () => {
    setStopFailed(false);
    try {
      await call(paths.stopSharing);
      setSharing(null);
    } catch {
      setStopFailed(true);
    }
  };
  const titleError = fieldText(problem, 'title');
  return (
    <section className={styles.panel} aria-labelledby="share-title">
      <div>
        <h2 id="share-title">{t('share')}</h2>
        <p>{t(sharing ? 'shared_text' : 'share_text')}</p>
      </div>
      {problem && !titleError ? <Notice tone="bad">{serverText(problem, t) ?? t('share_failed')}</Notice> : null}
      {stopFailed ? <Notice tone="bad">{t('share_failed')}</Notice> : null}
      {sharing ? <SharedLink sharing={sharing} /> : null}
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        <Field
          label={t('list_title')}
          name="title"
          maxLength={80}
          autoComplete="off"
          defaultValue={sharing?.title ?? ''}
          note={t('list_title_note')}
          error={titleError}
        />
        <p className={styles.actions}>
          <Button type="submit" look={sharing ? 'line' : 'sea'} disabled={isSubmitting}>
            {t(sharing ? 'save_title' : 'create_link')}
          </Button>
          {sharing ? (
            <Button look="quiet" onClick={() => void stop()}>
              {t('stop')}
            </Button>
          ) : null}
        </p>
      </form>
    </section>
  );
}

function SharedLink({ sharing: { url, title } }: { sharing: SharingView }) {
  const t = useT('wishlist');
  const { isCopied, copy } = useCopy();
  const link = useRef<HTMLInputElement>(null);
  const selectAndCopy = async () => {
    // Without clipboard access (no https, or not allowed) the link is selected, ready to be copied by hand.
    link.current?.select();
    await copy(url);
  };
  // Cancelling the browser's share dialog is no failure.
  const share = () => void navigator.share({ url, title: title ?? t('shared_title') }).catch(() => undefined);
  return (
    <div className={styles.link}>
      <Field ref={link} label={t('link')} value={url} readOnly onFocus={({ target }) => target.select()} />
      <p className={styles.actions}>
        <Button onClick={() => void selectAndCopy()}>{t('copy')}</Button>
        {'share' in navigator ? (
          <Button look="line" onClick={share}>
            {t('pass_on')}
          </Button>
        ) : null}
      </p>
      <p role="status" className={styles.copied}>
        {isCopied ? t('copied') : ''}
      </p>
    </div>
  );
}
