import { useState } from 'react';
import type { OperatorSettingView } from '#contract/operator/settings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Logo, LogoPicture } from '#kernel/palette/logo.ts';
import type { Palette } from '#kernel/palette/palette.ts';
import { themes, type Theme } from '#kernel/themes.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingHistory } from '../settings/setting-history.tsx';
import { LogoGround, LogoImage } from './logo-ground.tsx';
import { LogoUpload } from './logo-upload.tsx';
import styles from './theme.module.css';

const key = 'logo';

type Props = { setting: OperatorSettingView; palette: Palette; onDone: (text: string) => Promise<void> };

const logoOf = (json: string): Logo | null => {
  const logo = JSON.parse(json) as Partial<Logo>;
  return logo.light ? { ...logo, light: logo.light } : null;
};

/** The logo in place of mark and name, with another one for dark pages where it needs one. */
export function LogoSection({ setting, palette, onDone }: Props) {
  const t = useT('theme');
  const { call, settings } = usePageContext();
  const [logo, setLogo] = useState(() => logoOf(setting.value));
  const save = async (json: string) => {
    await call(paths.changeSetting, { params: { key }, body: { value: json } });
    await onDone(t(logoOf(json) ? 'logo_saved' : 'logo_removed'));
    return true;
  };
  const [sent, setSent] = useState<Logo | null>(null);
  const { form, problem, isSubmitting, submit } = useSubmit(() => {
    setSent(logo);
    return save(JSON.stringify(logo ?? {}));
  });
  const choose = (theme: Theme, picture: LogoPicture) =>
    setLogo(theme === 'light' || !logo ? { ...logo, light: picture } : { ...logo, dark: picture });
  const isChanged = JSON.stringify(logo ?? {}) !== setting.value;
  return (
    <section aria-labelledby="logo" className={styles.form}>
      <h2 id="logo">{t('logo')}</h2>
      <p>{t('logo_note', { appName: settings.appName })}</p>
      <Form ref={form} className={styles.form} onSubmit={submit}>
        {/* Of another choice of pictures it does not hold. */}
        <FormProblems problem={sent === logo ? problem : null} labels={{ [key]: t('logo') }} form={form} />
        <div className={styles.themes}>
          {themes.map((theme) => (
            <div key={theme} className={styles.theme}>
              <h3>{t(`theme_${theme}`)}</h3>
              <LogoGround theme={theme} colours={palette[theme]}>
                <LogoImage picture={(theme === 'dark' && logo?.dark) || logo?.light} />
              </LogoGround>
              {theme === 'dark' && !logo ? null : (
                <LogoUpload theme={theme} file={logo?.[theme]?.file} onUpload={choose} />
              )}
              {theme === 'dark' && logo?.dark ? (
                <div>
                  <Button look="quiet" onClick={() => setLogo({ light: logo.light })}>
                    {t('logo_same')}
                  </Button>
                </div>
              ) : null}
            </div>
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isSubmitting || !isChanged}>
            {t(isSubmitting ? 'console:working' : 'logo_save')}
          </Button>
          {logo ? (
            <Button look="quiet" onClick={() => setLogo(null)}>
              {t('logo_remove')}
            </Button>
          ) : null}
        </div>
        <p role="status">{isChanged ? t('logo_changed') : ''}</p>
      </Form>
      <SettingHistory
        setting={setting}
        save={save}
        change={(before, after) => (
          <>
            <LogoOnBoth logo={logoOf(before)} palette={palette} /> →{' '}
            <LogoOnBoth logo={logoOf(after)} palette={palette} />
          </>
        )}
        restoreText={(json) => t(logoOf(json) ? 'logo_restore' : 'logo_restore_none')}
      />
    </section>
  );
}

function LogoOnBoth({ logo, palette }: { logo: Logo | null; palette: Palette }) {
  if (!logo) return <LogoImage picture={undefined} />;
  return themes.map((theme) => (
    <LogoGround key={theme} theme={theme} colours={palette[theme]}>
      <LogoImage picture={(theme === 'dark' && logo.dark) || logo.light} />
    </LogoGround>
  ));
}
