import {
  CONTRAST_MIN,
  contrastOf,
  LAUNCHER_ICONS,
  LAUNCHER_OFFSET_MAX,
  LAUNCHER_SIDES,
  LOCALE_NAMES,
  LOCALES,
  textOn,
  type Channel,
  type ChannelHome,
  type ChannelHours,
  type ChannelPreChat,
  type Locale,
  type WidgetLook,
} from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Button, Panel, Select, Slider, toast } from '@lobby/ui';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { isWholePreChat, PreChatFields } from '#/components/integration/pre-chat-fields.tsx';
import { SaveFailure } from '#/components/integration/save-failure.tsx';
import { useLookLogo } from '#/components/integration/use-look-logo.ts';
import { useUpdateChannel } from '#/data/channel.ts';
import { ColorField, isColor } from './color-field.tsx';
import { HomeFields } from './home-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { LogoFields } from './logo-fields.tsx';
import { WidgetPreview } from './widget-preview.tsx';
import { WidgetTextFields } from './widget-text-fields.tsx';

/** Seconds that a greeting can wait for. */
const WAITS = [3, 10, 30, 60] as const;
/** A control needs so much against the page (WCAG 2.2, 1.4.11). */
const CONTROL_CONTRAST_MIN = 3;
const WHITE = '#ffffff';
const OFFSET_STEP = 4;

/** How the chat button looks and what it says, beside what visitors see of it. */
export function LookTab({ channel, mayEdit }: { channel: Channel; mayEdit: boolean }) {
  const t = useT('integration');
  const common = useT('common');
  const { mutate, isPending, error } = useUpdateChannel();
  const [look, setLook] = useState<WidgetLook>(channel.look);
  const [home, setHome] = useState<ChannelHome>(channel.home);
  const [hours, setHours] = useState<ChannelHours>(channel.hours);
  const [preChat, setPreChat] = useState<ChannelPreChat>(channel.pre_chat);
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [unsaved, setUnsaved] = useState<string>();
  const logo = useLookLogo(look, look.logo_id === channel.look.logo_id ? undefined : unsaved);
  const changeLogo = (part: Partial<WidgetLook>, preview?: string) => {
    if (preview !== undefined) setUnsaved(preview);
    setLook({ ...look, ...part });
  };
  const change = (part: Partial<WidgetLook>) => setLook({ ...look, ...part });
  const canSave = isColor(look.color) && isWholePreChat(preChat);
  const save = () => {
    if (!canSave) return;
    const changed = { id: channel.id, version: channel.version, look, home, hours, pre_chat: preChat };
    mutate(changed, { onSuccess: () => toast.success(common('toasts.saved')) });
  };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SaveFailure error={error} id={channel.id} />
        <fieldset disabled={!mayEdit} className="contents">
          <Panel title={t('look.title')}>
            <div className="flex flex-col gap-5">
              <ColorField value={look.color} note={<Contrast color={look.color} />} onChange={(color) => change({ color })} />
              <LogoFields look={look} logo={logo} disabled={!mayEdit} onChange={changeLogo} />
              <Shape look={look} onChange={change} />
            </div>
          </Panel>
          <Panel title={t('look.texts')}>
            <div className="flex flex-col gap-4">
              <ChoiceGroup label={t('look.language')} options={localeOptions} value={locale} onChange={setLocale} />
              <WidgetTextFields
                key={locale}
                locale={locale}
                words={look.texts[locale]}
                onChange={(words) => change({ texts: { ...look.texts, [locale]: words } })}
              />
              <TeaserWait value={look.teaser_after_s} onChange={(seconds) => change({ teaser_after_s: seconds })} />
            </div>
          </Panel>
          <HoursFields hours={hours} locale={locale} mayEdit={mayEdit} onChange={setHours} />
          <PreChatFields preChat={preChat} locale={locale} onChange={setPreChat} />
          <HomeFields home={home} locale={locale} onChange={setHome} />
        </fieldset>
        {mayEdit ? (
          <Button type="submit" variant="primary" className="self-start" loading={isPending} disabled={!canSave}>
            {t('look.save')}
          </Button>
        ) : (
          <p className="text-13 text-muted">{t('read_only')}</p>
        )}
      </form>
      <WidgetPreview
        look={isColor(look.color) ? look : { ...look, color: channel.look.color }}
        logo={logo}
        home={home}
        hours={hours}
        locale={locale}
      />
    </div>
  );
}

const localeOptions = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

function Contrast({ color }: { color: string }) {
  const t = useT('integration');
  const formats = useFormats();
  if (!isColor(color)) return t('look.color_wrong');
  const ratio = (value: number) => formats.number(Math.round(value * 10) / 10);
  const onPage = contrastOf(color, WHITE);
  if (onPage < CONTROL_CONTRAST_MIN) return t('look.contrast_page', { ratio: ratio(onPage) });
  const ofText = contrastOf(color, textOn(color));
  return ofText >= CONTRAST_MIN ? t('look.contrast_ok', { ratio: ratio(ofText) }) : null;
}

function Shape({ look, onChange }: { look: WidgetLook; onChange: (part: Partial<WidgetLook>) => void }) {
  const t = useT('integration');
  const formats = useFormats();
  const pixels = (value: number) => t('look.pixels', { number: formats.number(value) });
  return (
    <>
      <ChoiceGroup
        label={t('look.icon')}
        options={LAUNCHER_ICONS.map((value) => ({ value, label: t(`look.icons.${value}`) }))}
        value={look.icon}
        onChange={(icon) => onChange({ icon })}
      />
      <ChoiceGroup
        label={t('look.side')}
        options={LAUNCHER_SIDES.map((value) => ({ value, label: t(`look.sides.${value}`) }))}
        value={look.side}
        onChange={(side) => onChange({ side })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Slider
          label={t('look.offset_x')}
          value={look.offset_x}
          min={0}
          max={LAUNCHER_OFFSET_MAX}
          step={OFFSET_STEP}
          format={pixels}
          onChange={(offset) => onChange({ offset_x: offset })}
        />
        <Slider
          label={t('look.offset_y')}
          value={look.offset_y}
          min={0}
          max={LAUNCHER_OFFSET_MAX}
          step={OFFSET_STEP}
          format={pixels}
          onChange={(offset) => onChange({ offset_y: offset })}
        />
      </div>
    </>
  );
}

function TeaserWait({ value, onChange }: { value: number | null; onChange: (seconds: number | null) => void }) {
  const t = useT('integration');
  const waits = [...new Set([...WAITS, ...(value === null ? [] : [value])])].toSorted((a, b) => a - b);
  const options = [
    { value: 'never', label: t('look.teaser_never') },
    ...waits.map((seconds) => ({ value: String(seconds), label: t('look.teaser_seconds', { count: seconds }) })),
  ];
  return (
    <Select
      label={t('look.teaser_after')}
      className="max-w-72"
      options={options}
      value={value === null ? 'never' : String(value)}
      onChange={(chosen) => onChange(chosen === 'never' ? null : Number(chosen))}
    />
  );
}
