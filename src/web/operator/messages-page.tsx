import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { FindCase } from './find-case.tsx';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { ApplicationField, ContactTopic } from '#kernel/choices/contact-topics.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CaseList } from './cases/case-list.tsx';
import styles from './cases/cases.module.css';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';

type Message = ResponseBody<'listMessages'>['data'][number];
type Application = ResponseBody<'listApplications'>['data'][number];
type ReceivedMessage = Message | Application;
type Loaded = Omit<ResponseBody<'listMessages'>, 'data'> & { data: ReceivedMessage[] };

const kinds = ['messages', 'applications'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:messages_title'), indexed: false }),
  Page: MessagesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const find = searchParams.get('find') ?? undefined;
  const query = { find, sort: sortIn(searchParams, 'listMessages'), page: pageIn(searchParams), pageSize };
  return stateIn(searchParams, kinds) === 'messages' || !may('operator')
    ? call(paths.listMessages, { query })
    : call(paths.listApplications, { query });
}

function MessagesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = may('operator') ? stateIn(query, kinds) : 'messages';
  return (
    <OperatorFrame title={t('messages_title')} loaded={data}>
      {(cases) => (
        <>
          <FindCase path="/admin/messages" query={query} />
          <CaseList
            cases={cases}
            sorts={state === 'messages' ? 'listMessages' : 'listApplications'}
            at={{ path: '/admin/messages', state, first: 'messages', find: query.get('find') ?? '' }}
            choice={t('messages_choice')}
            choices={{
              messages: t('messages_messages'),
              ...(may('operator') && { applications: t('messages_applications') }),
            }}
            empty={t(query.get('find') ? 'find_none' : `messages_none_${state}`)}
          >
            {(received) => <ReceivedMessageCase received={received} />}
          </CaseList>
        </>
      )}
    </OperatorFrame>
  );
}

/** A received message. The operator answers by mail, in their own mail program. */
function ReceivedMessageCase({ received }: { received: ReceivedMessage }) {
  const t = useT('moderation');
  const { language } = usePageContext();
  const { id, name, email, message, writtenAt } = received;
  const about =
    'topic' in received
      ? t(`contact:topic_${received.topic as ContactTopic}`)
      : t(`jobs:field_${received.field as ApplicationField}`);
  const subject = encodeURIComponent(`Re: ${about}`);
  return (
    <article className={styles.caseCard} aria-labelledby={id}>
      <div>
        <h2 id={id}>{about}</h2>
        <p className={styles.soft}>
          <span>{name}</span>
          <span>{email}</span>
          <time dateTime={writtenAt}>{longDate(writtenAt, language)}</time>
          {'topic' in received && received.bookingReference ? <span>{received.bookingReference}</span> : null}
        </p>
        <p className={styles.written} lang={received.language}>
          {message}
        </p>
        {'link' in received && received.link ? (
          <p>
            <a href={received.link} rel="noreferrer nofollow">
              {received.link}
            </a>
          </p>
        ) : null}
        <p>
          <a
            className={buttonClass('line')}
            href={`mailto:${email}?subject=${subject}`}
            aria-label={t('answer_spoken', { name })}
          >
            {t('answer')}
          </a>
        </p>
      </div>
    </article>
  );
}
