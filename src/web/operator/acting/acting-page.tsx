import { Link } from 'react-router';
import type { ActingView } from '#contract/operator/acting.ts';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { may } from '#web/runtime/session/may.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import console from '../console.module.css';
import { actingAddress, pageIn, userAddress } from '../list-address.ts';
import { OperatorFrame } from '../operator-frame.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { ActedBooking } from './acted-booking.tsx';

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
          {bookings ? <p>{t('banner_reason', { reason: acting.reason })}</p> : <Over acting={acting} />}
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
              <Pagination {...bookings} hrefOf={(number) => `${actingAddress(acting.id)}?page=${number}`} />
            </section>
          ) : null}
        </div>
      )}
    </OperatorFrame>
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
