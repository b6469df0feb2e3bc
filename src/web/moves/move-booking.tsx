import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { MetBookingView } from '#contract/suppliers/supplier-bookings.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToday } from '#web/ui/use-today.ts';
import { whenText } from '#web/ui/when-text.ts';
import '#web/styles/boxes.css';
import styles from './move-booking.module.css';
import { useMoveTargets } from './use-move-targets.ts';

type Booking = Pick<
  MetBookingView,
  'id' | 'reference' | 'title' | 'traveller' | 'startsAtLocal' | 'timeZone' | 'validity' | 'departureId'
>;
type Props = { booking: Booking; onMoved: (message: string) => void };

/** The button that opens the form. */
export function MoveBooking({ booking, onMoved }: Props) {
  const t = useT('moves');
  const [isOpen, setOpen] = useState(false);
  const { title, reference } = booking;
  const moved = (message: string) => {
    setOpen(false);
    onMoved(message);
  };
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)} aria-label={t('move_spoken', { tour: title, reference })}>
        {t('move')}
      </Button>
      <Dialog title={t('title')} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <MoveForm booking={booking} onMoved={moved} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function MoveForm({ booking, onMoved, onClose }: Props & { onClose: () => void }) {
  const t = useT('moves');
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const send = useIdempotentSend();
  const { id, reference, traveller, startsAtLocal, timeZone } = booking;
  const today = useToday(timeZone);
  const [from, setFrom] = useState(startsAtLocal.slice(0, 10));
  const [round, setRound] = useState(0);
  const { form, problem, isSubmitting, submit } = useSubmit(async ({ departureId = '', reason = '' }) => {
    const body = { departureId, reason };
    try {
      const moved = await send([id, body], (idempotencyKey) =>
        call(paths.moveToDeparture, { params: { id }, body, idempotencyKey }),
      );
      onMoved(t('done', { reference, when: whenText(moved, language) }));
      void revalidate();
    } catch (thrown) {
      // Another traveller may have taken the places.
      setRound((before) => before + 1);
      throw thrown;
    }
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{ departureId: t('to'), reason: t('reason') }} form={form} />
      <p className={styles.booking}>
        {[traveller?.name, reference, whenText(booking, language)].filter(Boolean).join(' · ')}
      </p>
      <p>{t('what')}</p>
      <Field type="date" label={t('from')} min={today} value={from} onChange={({ target }) => setFrom(target.value)} />
      <Targets id={id} from={from} round={round} error={fieldText(problem, 'departureId')} />
      <TextField
        label={t('reason')}
        note={t('reason_note')}
        name="reason"
        rows={3}
        maxLength={500}
        required
        error={fieldText(problem, 'reason')}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'moving' : 'sure')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}

type TargetsProps = { id: string; from: string; round: number; error: string | undefined };

function Targets({ id, from, round, error }: TargetsProps) {
  const t = useT('moves');
  const { language } = usePageContext();
  const { targets, problem } = useMoveTargets(id, from, round);
  return (
    <fieldset className={styles.targets}>
      <legend>{t('to')}</legend>
      {error ? <Notice tone="bad">{error}</Notice> : null}
      <div>
        {targets?.map((target) => (
          <label key={target.departureId}>
            <input type="radio" name="departureId" value={target.departureId} required />
            <span className={styles.when}>{whenText(target, language)}</span>
            {target.seatsLeft === null ? null : (
              <span className={styles.left}>{t('places_left', { count: target.seatsLeft })}</span>
            )}
          </label>
        ))}
      </div>
      <div role="status">
        {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('not_loaded')}</Notice> : null}
        {targets?.length === 0 ? <Notice>{t('none')}</Notice> : null}
        {!targets && !problem && from ? <p>{t('loading')}</p> : null}
      </div>
    </fieldset>
  );
}
