import { sortIn } from '#web/ui/sorting/sort-in.ts';
import { FindCase } from './find-case.tsx';
import { useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { type ApplicationField, type ContactTopic, messageStates } from '#kernel/choices/contact-topics.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ActorName } from './audit/actor-name.tsx';
import { CaseList } from './cases/case-list.tsx';
import styles from './cases/cases.module.css';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { may } from '#web/runtime/session/may.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { useDecisionMessage } from './use-decision-message.ts';

type Message = ResponseBody<'listMessages'>['data'][number];
type Application = ResponseBody<'listApplications'>['data'][number];
type ReceivedMessage = Message | Application;
type Loaded = Omit<ResponseBody<'listMessages'>, 'data'> & { data: ReceivedMessage[] };

/** Applications are not marked: they are beside the messages. */
const states = [...messageStates, 'all', 'applications'] as const;
type State = (typeof states)[number];

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:messages_title'), indexed: false }),
  Page: MessagesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!may('support')) return null;
  const find = searchParams.get('find') ?? undefined;
  const state = stateOf(searchParams);
  const sort = sortIn(searchParams, 'listMessages') ?? usualOf(state);
  const query = { find, sort, page: pageIn(searchParams), pageSize };
  if (state === 'applications') return call(paths.listApplications, { query });
  return call(paths.listMessages, { query: { ...query, state: state === 'all' ? undefined : state } });
}

/** Applications are for operators alone. */
const statesToSee = (): readonly State[] => (may('operator') ? states : [...messageStates, 'all']);
/** What waits for an answer is answered in turn. */
const usualOf = (state: State) => (state === 'open' ? 'received' : undefined);
const stateOf = (query: URLSearchParams): State => stateIn(query, statesToSee());

function MessagesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateOf(query);
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('messages_title')} loaded={data}>
      {(cases) => (
        <>
          {/* Among all: who looks for a message by its sender does not know whether it is done. */}
          <FindCase path="/admin/messages" query={query} state={state === 'applications' ? state : 'all'} />
          <CaseList
            cases={cases}
            sorts={state === 'applications' ? 'listApplications' : 'listMessages'}
            usual={usualOf(state)}
            at={{ path: '/admin/messages', state, first: 'open', find: query.get('find') ?? '' }}
            choice={t('messages_choice')}
            choices={Object.fromEntries(statesToSee().map((one) => [one, t(`messages_${one}`)]))}
            empty={t(query.get('find') ? 'find_none' : `messages_none_${state}`)}
            message={message}
          >
            {(received) => <ReceivedMessageCase received={received} reportDecision={reportDecision} />}
          </CaseList>
        </>
      )}
    </OperatorFrame>
  );
}

/** A received message. The operator answers by mail, in their own mail program. */
function ReceivedMessageCase({
  received,
  reportDecision,
}: {
  received: ReceivedMessage;
  reportDecision: (text: string) => Promise<void>;
}) {
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
        {'done' in received && received.done ? (
          <p className={styles.soft}>
            <span>{t('message_done_at', { date: longDate(received.done.at, language) })}</span>
            {received.done.by ? <ActorName actor={received.done.by} /> : null}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <a
            className={buttonClass('line')}
            href={`mailto:${email}?subject=${subject}`}
            aria-label={t('answer_spoken', { name })}
          >
            {t('answer')}
          </a>
          {'done' in received ? <MarkForm message={received} onDone={reportDecision} /> : null}
        </div>
      </div>
    </article>
  );
}

/** Says that a message is done, or takes that back. */
function MarkForm({
  message: { id, name, done },
  onDone,
}: {
  message: Message;
  onDone: (text: string) => Promise<void>;
}) {
  const t = useT('moderation');
  const { call } = usePageContext();
  const state = done ? 'open' : 'done';
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.setMessageState, { params: { id }, body: { state } });
    await onDone(t(`message_marked_${state}`, { name }));
    return true;
  });
  return (
    <Form ref={form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{}} form={form} />
      <Button
        type="submit"
        look={done ? 'quiet' : 'line'}
        disabled={isSubmitting}
        aria-label={t(`message_mark_${state}_spoken`, { name })}
      >
        {t(`message_mark_${state}`)}
      </Button>
    </Form>
  );
}
