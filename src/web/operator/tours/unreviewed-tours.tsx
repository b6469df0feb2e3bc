import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { Link, useSearchParams } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { longDate } from '#web/articles/long-date.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import styles from '../console.module.css';
import { OlderLinks } from '../older-links.tsx';
import { pausedAddress } from './paused-tours.tsx';

type Listed = ResponseBody<'listUnreviewedTours'>;
type Props = { tours: Listed; onDone: (text: string) => Promise<void> };

/** What is on sale without having been read here: to be read now, or noticed. */
export function UnreviewedTours({ tours: { data, next }, onDone }: Props) {
  const t = useT('authoring');
  const [query] = useSearchParams();
  if (data.length === 0 && query.has('before'))
    return (
      <EmptyState
        title={t('unreviewed_no_older')}
        actions={
          <ButtonLink to="/admin/tours?view=unreviewed" look="line">
            {t('common:first_page')}
          </ButtonLink>
        }
      />
    );
  if (data.length === 0) return <EmptyState title={t('unreviewed_none')} />;
  return (
    <>
      <p className={styles.written}>{t('unreviewed_note')}</p>
      <SortSelect list="listUnreviewedTours" />
      <ul className={styles.rows} aria-label={t('view_unreviewed')}>
        {data.map((tour) => (
          <Tour key={tour.id} tour={tour} onDone={onDone} />
        ))}
      </ul>
      <OlderLinks path="/admin/tours" query={query} next={next} />
    </>
  );
}

function Tour({ tour, onDone }: { tour: Listed['data'][number]; onDone: Props['onDone'] }) {
  const t = useT('authoring');
  const { call, language } = usePageContext();
  const { id, slug, title, supplier, createdAt } = tour;
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.lookOverTour, { params: { id } });
    await onDone(t('looked_over', { title }));
    return true;
  });
  return (
    <li>
      <div className={styles.session}>
        <div>
          <Link to={tourPath(slug)}>{title}</Link>
          <span className={styles.soft}>
            <span>{supplier}</span>
            <span>{t('unreviewed_since', { date: longDate(createdAt, language) })}</span>
            <Link to={`${pausedAddress}&tour=${slug}`} aria-label={t('moderation:pause_spoken', { title })}>
              {t('moderation:pause')}
            </Link>
          </span>
        </div>
        <Form ref={form} onSubmit={submit}>
          <FormProblems problem={problem} labels={{}} form={form} />
          <Button type="submit" look="line" disabled={isSubmitting} aria-label={t('look_over_spoken', { title })}>
            {t('look_over')}
          </Button>
        </Form>
      </div>
    </li>
  );
}
