import { Link } from 'react-router';
import type { ActingView } from '#contract/operator/acting.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import console from '../console.module.css';
import { pageIn, userAddress } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { ActedBooking } from './acted-booking.tsx';
import styles from './acting.module.css';

type Loaded = { acting: ActingView; bookings: ResponseBody<'listBookingsAsTraveller'> | null };

export const page = definePage<Loaded | null>({
  load,
  head: (loaded, { t }) => ({
    title: loaded ? t('acting:title', { name: loaded.acting.traveller.name }) : t('acting:start'),
    indexed: false,
  }),
  Page: ActingPage,
});

async function load({ call, params, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const id = params.id!;
  const acting = await call(paths.getActing, { params: { id } });
  if (isOver(acting)) return { acting, bookings: null };
  const query = { page: pageIn(searchParams), pageSize: 20 };
  return { acting, bookings: await call(paths.listBookingsAsTraveller, { params: { id }, query }) };
}

const isOver = ({ endedAt, endsAt }: ActingView): boolean => endedAt !== null || Date.parse(endsAt) <= Date.now();

function ActingPage({ data }: { data: Loaded | null }) {
  const t = useT('acting');
  const { message, reportDecision } = useDecisionMessage();
  const title = data ? t('title', { name: data.acting.traveller.name }) : t('start');
  return (
    <OperatorFrame title={title} parent="/admin/users" loaded={data}>
      {({ acting, bookings }) => (
        <div className={console.page}>
          {bookings ? <Banner acting={acting} onDone={reportDecision} /> : <Over acting={acting} />}
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          {bookings ? (
            <section aria-labelledby="bookings">
              <h2 id="bookings">{t('bookings')}</h2>
              {bookings.total === 0 ? <EmptyState title={t('none')} /> : null}
              <ul className={console.rows} aria-labelledby="bookings">
                {bookings.data.map((booking) => (
                  <ActedBooking
                    key={`${booking.id} ${booking.state} ${booking.startsAtLocal}`}
                    actingId={acting.id}
                    booking={booking}
                    onDone={reportDecision}
                  />
                ))}
              </ul>
              <Pagination {...bookings} hrefOf={(number) => `/admin/acting/${acting.id}?page=${number}`} />
            </section>
          ) : null}
        </div>
      )}
    </OperatorFrame>
  );
}

type Props = { acting: ActingView; onDone: (text: string) => Promise<void> };

/** It stays in sight while an operator acts for a traveller. */
function Banner({ acting: { id, traveller, reason, endsAt }, onDone }: Props) {
  const t = useT('acting');
  const { call, language } = usePageContext();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.endActing, { params: { id } });
    await onDone('');
    return true;
  });
  const { name, email } = traveller;
  return (
    <section className={styles.banner} aria-label={t('title', { name })}>
      <div>
        <p>
          <strong>{t('banner', { name, email, moment: momentText(endsAt, timeZone, language) })}</strong>
        </p>
        <p>{t('banner_reason', { reason })}</p>
      </div>
      <Form ref={form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{}} form={form} />
        <Button type="submit" disabled={isSubmitting}>
          {t('end')}
        </Button>
      </Form>
    </section>
  );
}

function Over({ acting: { traveller } }: { acting: ActingView }) {
  const t = useT('acting');
  return (
    <Notice role="status">
      <p>{t('over')}</p>
      <p>
        <Link to={userAddress(traveller.id)}>{t('back')}</Link>
      </p>
    </Notice>
  );
}
