import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import { contrastsOf, defaultPalette, isColour, type Palette, tooLow } from '#kernel/palette/palette.ts';
import { themes } from '#kernel/themes.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { may } from '#web/runtime/session/may.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import console from '../console.module.css';
import { OperatorFrame } from '../operator-frame.tsx';
import { SettingHistory } from '../settings/setting-history.tsx';
import { useDecisionMessage } from '../use-decision-message.ts';
import { ChangedColours } from './changed-colours.tsx';
import { ColourFields } from './colour-fields.tsx';
import { Contrasts } from './contrasts.tsx';
import { LogoSection } from './logo-section.tsx';
import { Preview } from './preview.tsx';
import { useFaintLogo } from './use-faint-logo.ts';
import styles from './theme.module.css';

const key = 'palette';

type Loaded = { palette: OperatorSettingView; logo: OperatorSettingView };

export const page = definePage<Loaded | null>({
  load,
  head: (_, { t }) => ({ title: t('theme:title'), indexed: false }),
  Page: ThemePage,
});

async function load({ call }: LoadContext): Promise<Loaded | null> {
  if (!may('operator')) return null;
  const { data } = await call(paths.listSettings);
  const settingOf = (name: string) => data.find((setting) => setting.key === name)!;
  return { palette: settingOf(key), logo: settingOf('logo') };
}

function ThemePage({ data }: { data: Loaded | null }) {
  const t = useT('theme');
  const { message, reportDecision } = useDecisionMessage();
  return (
    <OperatorFrame title={t('title')} loaded={data}>
      {({ palette, logo }) => (
        <div className={console.page}>
          <p>{t('note')}</p>
          <StatusMessage key={message} isShown={message !== ''}>
            <Notice tone="good">{message}</Notice>
          </StatusMessage>
          <PaletteForm
            key={palette.value}
            setting={palette}
            hasLogo={Object.hasOwn(JSON.parse(logo.value) as object, 'light')}
            onDone={reportDecision}
          />
          <LogoSection
            key={`logo ${logo.value}`}
            setting={logo}
            palette={paletteOf(palette.value)}
            onDone={reportDecision}
          />
        </div>
      )}
    </OperatorFrame>
  );
}

const paletteOf = (json: string): Palette => ({ ...defaultPalette, ...(JSON.parse(json) as Partial<Palette>) });

type Props = { setting: OperatorSettingView; hasLogo: boolean; onDone: (text: string) => Promise<void> };

function PaletteForm({ setting, hasLogo, onDone }: Props) {
  const t = useT('theme');
  const { call } = usePageContext();
  const [palette, setPalette] = useState(() => paletteOf(setting.value));
  const save = async (json: string) => {
    await call(paths.changeSetting, { params: { key }, body: { value: json } });
    await onDone(t('saved'));
    return true;
  };
  const { form, problem, isSubmitting, submit } = useSubmit(() => save(JSON.stringify(palette)));
  const contrasts = contrastsOf(palette);
  const isReadable = !contrasts.some(tooLow);
  const isFaint = useFaintLogo(palette, hasLogo);
  return (
    <>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        <FormProblems problem={problem} labels={{ [key]: t('title') }} form={form} />
        <div className={styles.themes}>
          {themes.map((theme) => (
            <section key={theme} className={styles.theme} aria-labelledby={`theme-${theme}`}>
              <h2 id={`theme-${theme}`}>{t(`theme_${theme}`)}</h2>
              <ColourFields
                theme={theme}
                colours={palette[theme]}
                onChange={(name, value) =>
                  isColour(value) && setPalette({ ...palette, [theme]: { ...palette[theme], [name]: value } })
                }
              />
              <Preview theme={theme} colours={palette[theme]} />
              <Contrasts contrasts={contrasts.filter((one) => one.theme === theme)} />
              {/* There before: a region that comes with its text is often not read. */}
              <p role="status" className={styles.problem}>
                {isFaint[theme] ? t('logo_faint_colours') : ''}
              </p>
            </section>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isSubmitting || !isReadable}>
            {t(isSubmitting ? 'console:working' : 'save')}
          </Button>
          <Button look="line" onClick={() => setPalette(defaultPalette)}>
            {t('defaults')}
          </Button>
        </div>
        <p role="status">{isReadable ? '' : t('unreadable')}</p>
      </Form>
      <SettingHistory
        setting={setting}
        save={save}
        change={(before, after) => <ChangedColours before={paletteOf(before)} after={paletteOf(after)} />}
        restoreText={() => t('restore')}
      />
    </>
  );
}
