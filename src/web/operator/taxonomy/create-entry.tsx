import type { TaxonomyEntryView } from '#contract/operator/taxonomy.ts';
import * as paths from '#contract/paths.generated.ts';
import { countriesByName } from '#kernel/countries.ts';
import type { TaxonomyKind } from '#kernel/choices/taxonomy-kinds.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { FormValues } from '#web/runtime/router/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/field.tsx';
import console from '../console.module.css';
import { EntryFields, entryOf, useEntryLabels } from './entry-fields.tsx';

type Props = { kind: TaxonomyKind; tops: readonly TaxonomyEntryView[]; onDone: (text: string) => Promise<void> };

export function CreateEntry({ kind, tops, onDone }: Props) {
  const t = useT('taxonomy');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const { form, problem, isSubmitting, submit } = useSubmit(async (entered) => {
    const body = {
      ...(entered.slug ? { slug: entered.slug } : {}),
      ...entryOf(kind, entered),
      ...(kind === 'place' ? { place: placeOf(entered) } : {}),
    };
    const created = await send(body, (idempotencyKey) =>
      call(paths.createTaxonomyEntry, { params: { kind }, body, idempotencyKey }),
    );
    await onDone(t('created', { name: created.names[language] }));
    form.current?.reset();
    return true;
  });
  const entryLabels = useEntryLabels(kind);
  const ofPlace = usePlaceLabels();
  const placeLabels = kind === 'place' ? ofPlace : {};
  return (
    <details className={console.fold}>
      <summary>{t(`create_${kind}`)}</summary>
      <Form ref={form} className={console.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ ...entryLabels, ...placeLabels }} form={form} />
        <EntryFields kind={kind} tops={tops} problem={problem} />
        {kind === 'place'
          ? Object.entries(placeLabels).map(([name, label]) => {
              const common = { label, name, required: true, error: fieldText(problem, name) };
              if (name !== 'place.country')
                return (
                  <Field
                    key={name}
                    {...common}
                    maxLength={60}
                    autoComplete="off"
                    spellCheck={false}
                    list={name === 'place.timeZone' ? 'time-zones' : undefined}
                  />
                );
              return (
                <SelectField key={name} {...common}>
                  <option value="">{t('country_choose')}</option>
                  {countriesByName(language).map((country) => (
                    <option key={country.code} value={country.code}>
                      {country.name}
                    </option>
                  ))}
                </SelectField>
              );
            })
          : null}
        {kind === 'place' ? <TimeZones /> : null}
        <div>
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'console:working' : 'create')}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** What the browser offers while a time zone is typed. */
const TimeZones = () => (
  <datalist id="time-zones">
    {Intl.supportedValuesOf('timeZone').map((zone) => (
      <option key={zone} value={zone} />
    ))}
  </datalist>
);

function usePlaceLabels(): Record<string, string> {
  const t = useT('taxonomy');
  return {
    'place.country': t('country'),
    'place.latitude': t('latitude'),
    'place.longitude': t('longitude'),
    'place.timeZone': t('time_zone'),
  };
}

/** What is no number is refused by the call, which names the field. */
const placeOf = (entered: FormValues) => ({
  country: entered['place.country'] ?? '',
  latitude: Number(entered['place.latitude'] ?? Number.NaN),
  longitude: Number(entered['place.longitude'] ?? Number.NaN),
  timeZone: entered['place.timeZone'] ?? '',
});
