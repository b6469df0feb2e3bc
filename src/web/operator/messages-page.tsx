import { useSearchParams } from 'react-router';
import type { Answer } from '#web/call.ts';
import { longDate } from '#web/content/long-date.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CaseList } from './case-list.tsx';
import styles from './cases.module.css';
import { pageIn, pageSize, stateIn } from './list-address.ts';
import { isOperator } from './operator-calls.ts';
import { OperatorFrame } from './operator-frame.tsx';

type Message = Answer<'listMessages'>['data'][number];
type Application = Answer<'listApplications'>['data'][number];
type Written = Message | Application;
type Loaded = Omit<Answer<'listMessages'>, 'data'> & { data: Written[] };

const kinds = ['messages', 'applications'] as const;

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('moderation:messages_title'), indexed: false }),
  Page: MessagesPage,
});

async function load({ call, url: { searchParams } }: LoadContext): Promise<Loaded | null> {
  if (!isOperator()) return null;
  const query = { page: pageIn(searchParams), pageSize };
  return stateIn(searchParams, kinds) === 'messages'
    ? call('listMessages', { query })
    : call('listApplications', { query });
}

function MessagesPage({ data }: { data: Loaded | null }) {
  const t = useT('moderation');
  const [query] = useSearchParams();
  const state = stateIn(query, kinds);
  return (
    <OperatorFrame title={t('messages_title')} loaded={data}>
      {(cases) => (
        <CaseList
          cases={cases}
          at={{ path: '/admin/messages', state, first: 'messages' }}
          choice={t('messages_choice')}
          choices={{ messages: t('messages_messages'), applications: t('messages_applications') }}
          empty={t(`messages_none_${state}`)}
        >
          {(written) => <WrittenCase written={written} />}
        </CaseList>
      )}
    </OperatorFrame>
  );
}

/** What somebody wrote. It is answered by mail, from whatever program the operator reads mails in. */
function WrittenCase({ written }: { written: Written }) {
  const t = useT('moderation');
  const { language } = useSurroundings();
  const { id, name, email, message, writtenAt } = written;
  const about = 'topic' in written ? t(`contact:topic_${written.topic}`) : t(`jobs:field_${written.field}`);
  const subject = encodeURIComponent(`Re: ${about}`);
  return (
    <article className={styles.case} aria-labelledby={id}>
      <div>
        <h2 id={id}>{about}</h2>
        <p className={styles.soft}>
          <span>{name}</span>
          <span>{email}</span>
          <time dateTime={writtenAt}>{longDate(writtenAt, language)}</time>
          {'topic' in written && written.bookingReference ? <span>{written.bookingReference}</span> : null}
        </p>
        <p className={styles.written} lang={written.language}>
          {message}
        </p>
        {'link' in written && written.link ? (
          <p>
            <a href={written.link} rel="noreferrer nofollow">
              {written.link}
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
