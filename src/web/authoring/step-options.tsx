import { emptyOption, emptyUnit } from '#kernel/tour-documents/tour-document.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { newOptionId } from './new-option-id.ts';
import { CodesPart } from './on-sale/codes-part.tsx';
import { TourResources } from './on-sale/tour-resources.tsx';
import { OptionEditor } from './option-editor.tsx';
import type { StepProps } from './step-props.ts';
import { TermsOfSale } from './prices/terms-of-sale.tsx';

export function StepOptions(props: StepProps) {
  const t = useT('authoring');
  const { editing } = props;
  const { document, change, draft } = editing;
  return (
    <>
      <TourResources tourId={draft.id}>
        {document.options.map((option, index) => (
          <OptionEditor key={option.id} {...props} option={option} index={index} />
        ))}
      </TourResources>
      {document.options.length < 10 ? (
        <div>
          <Button
            look="line"
            onClick={() =>
              change((now) => {
                const units = now.options[0]?.units.map(({ kind }) => emptyUnit(kind)) ?? [emptyUnit('adult')];
                return { ...now, options: [...now.options, { ...emptyOption(newOptionId()), units }] };
              })
            }
          >
            {t('add_option')}
          </Button>
        </div>
      ) : null}
      <TermsOfSale editing={editing} />
      <CodesPart tour={draft} />
    </>
  );
}
