import type { WidgetLook } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Switch } from '@lobby/ui';
import { PictureField } from '#/components/picture/picture-field.tsx';
import { useAppSelector } from '#/state/use-store.ts';

interface LogoFieldsProps {
  look: WidgetLook;
  /** What the channel would show. */
  logo: string | null;
  disabled: boolean;
  /** @param preview where the browser has the logo that was uploaded */
  onChange: (part: Partial<WidgetLook>, preview?: string) => void;
}

/** The logo of one channel, and whether it stands on the chat button. */
export function LogoFields({ look, logo, disabled, onChange }: LogoFieldsProps) {
  const t = useT('picture');
  const business = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_name ?? '';
  return (
    <>
      <PictureField
        purpose="logo"
        label={t('channel_logo')}
        hint={t('channel_logo_hint')}
        name={business}
        picture={logo}
        isOwn={look.logo_id !== null}
        disabled={disabled}
        onChange={(id, preview) => onChange({ logo_id: id }, preview)}
      />
      <Switch
        label={t('on_launcher')}
        description={t('on_launcher_text')}
        checked={look.logo_on_launcher && logo !== null}
        disabled={disabled || logo === null}
        onChange={(on) => onChange({ logo_on_launcher: on })}
      />
    </>
  );
}
