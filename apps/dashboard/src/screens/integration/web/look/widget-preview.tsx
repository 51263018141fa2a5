import { textOn, type ChannelHome, type ChannelHours, type Locale, type WidgetLook } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { classNames, Panel } from '@lobby/ui';
import { ChevronDown, X } from 'lucide-react';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';
import { LAUNCHER_FACES } from '#/components/integration/launcher-face.tsx';
import { StaffFace } from '#/components/picture/staff-face.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { HomePreview } from './home-preview.tsx';
import { PREVIEW_TEXTS } from '#/components/integration/preview-texts.ts';

const SIZES = ['desktop', 'phone'] as const;
type Size = (typeof SIZES)[number];

const MOMENTS = ['during', 'outside'] as const;
type Moment = (typeof MOMENTS)[number];

interface WidgetPreviewProps {
  look: WidgetLook;
  /** What it shows itself with; null where it has no logo. */
  logo: string | null;
  home: ChannelHome;
  hours: ChannelHours;
  locale: Locale;
}

/** What a visitor sees on a page, as it is being chosen: the button with its greeting, and the chat once it is open. */
export function WidgetPreview({ look, logo, home, hours, locale }: WidgetPreviewProps) {
  const t = useT('integration');
  const [size, setSize] = useState<Size>('desktop');
  const [moment, setMoment] = useState<Moment>('during');
  const isOutside = moment === 'outside';
  const isHidden = isOutside && hours.hides_launcher;
  const teaser = (isOutside && hours.texts[locale]) || look.texts[locale].teaser;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('look.preview')} className="xl:sticky xl:top-0">
      <div className="flex flex-col gap-3">
        <ChoiceGroup
          label={t('look.preview_size')}
          options={SIZES.map((value) => ({ value, label: t(`look.${value}`) }))}
          value={size}
          onChange={setSize}
        />
        <ChoiceGroup
          label={t('hours.preview')}
          options={MOMENTS.map((value) => ({ value, label: t(`hours.${value}`) }))}
          value={moment}
          onChange={setMoment}
        />
        <div
          lang={locale}
          className={classNames(
            'relative mx-auto h-112 w-full overflow-hidden rounded-xl border border-border bg-white text-foreground',
            size === 'phone' && 'max-w-60',
          )}
        >
          <PageBehind />
          {isOpen && !isHidden ? (
            <OpenChat look={look} logo={logo} home={home} locale={locale} fills={size === 'phone'} onClose={() => setIsOpen(false)} />
          ) : null}
          {isHidden || (isOpen && size === 'phone') ? null : (
            <Launcher look={look} logo={logo} locale={locale} teaser={teaser} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
          )}
        </div>
        <p className="text-13 text-pretty text-muted">{t(isHidden ? 'hours.hidden' : 'look.preview_text')}</p>
      </div>
    </Panel>
  );
}

/** A page that could be anybody's. */
function PageBehind() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3 p-4">
      <span className="h-3 w-1/3 rounded-full bg-slate-200" />
      <span className="h-28 rounded-xl bg-slate-100" />
      <span className="h-3 w-2/3 rounded-full bg-slate-200" />
      <span className="h-3 w-1/2 rounded-full bg-slate-100" />
      <span className="h-3 w-3/5 rounded-full bg-slate-100" />
    </div>
  );
}

/** The picture is smaller than a page: distances shrink with it. */
const SCALE = 0.5;
const LAUNCHER_PX = 48;
const GAP_PX = 12;

interface PartProps {
  look: WidgetLook;
  locale: Locale;
}

function placeOf({ side, offset_x: x, offset_y: y }: WidgetLook, above = 0) {
  return { [side]: x * SCALE, bottom: y * SCALE + above };
}

interface LauncherProps extends PartProps {
  logo: string | null;
  teaser: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Launcher({ look, logo, locale, teaser, isOpen, onToggle }: LauncherProps) {
  const { label } = look.texts[locale];
  const Icon = isOpen ? ChevronDown : LAUNCHER_FACES[look.icon];
  return (
    <>
      {!isOpen && teaser !== '' ? (
        <p
          dir="auto"
          style={placeOf(look, LAUNCHER_PX + GAP_PX)}
          className="absolute max-w-[75%] rounded-2xl border border-border bg-white p-3 text-13 wrap-anywhere shadow-overlay"
        >
          {teaser}
        </p>
      ) : null}
      <button
        type="button"
        aria-label={label || PREVIEW_TEXTS[locale].question}
        aria-expanded={isOpen}
        onClick={onToggle}
        style={{ ...placeOf(look), background: look.color, color: textOn(look.color) }}
        className="absolute flex h-12 min-w-12 items-center justify-center gap-2 rounded-full px-3 shadow-overlay"
      >
        {look.logo_on_launcher && logo !== null && !isOpen ? (
          <StaffFace name="" face={logo} size={LAUNCHER_PX} decorative className={label === '' ? '-mx-3' : '-ms-3'} />
        ) : (
          <Icon size={22} aria-hidden="true" />
        )}
        {label === '' || isOpen ? null : (
          <span dir="auto" className="max-w-40 truncate pe-1 text-sm font-semibold">
            {label}
          </span>
        )}
      </button>
    </>
  );
}

interface OpenChatProps extends PartProps {
  logo: string | null;
  home: ChannelHome;
  fills: boolean;
  onClose: () => void;
}

function OpenChat({ look, logo, home, locale, fills, onClose }: OpenChatProps) {
  const t = useT('common');
  const business = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_name ?? '';
  const words = PREVIEW_TEXTS[locale];
  return (
    <div
      style={fills ? undefined : placeOf(look, LAUNCHER_PX + GAP_PX)}
      className={classNames(
        'absolute flex flex-col bg-white text-13',
        fills ? 'inset-0' : 'h-80 w-60 max-w-[calc(100%-20px)] rounded-2xl border border-border shadow-overlay',
      )}
    >
      <div className="flex items-center gap-2 border-b border-separator p-3">
        <StaffFace name={business} face={logo} size={28} shape="square" decorative />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold" dir="auto">
            {business}
          </span>
          <span className="block truncate text-xs text-muted">{words.answeredBy}</span>
        </span>
        <button
          type="button"
          aria-label={t('actions.close')}
          onClick={onClose}
          className="flex size-8 items-center justify-center rounded-lg hover:bg-default"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {home.opens_first ? (
        <HomePreview home={home} look={look} locale={locale} />
      ) : (
        <Conversation look={look} locale={locale} business={business} />
      )}
    </div>
  );
}

function Conversation({ look, locale, business }: PartProps & { business: string }) {
  const words = PREVIEW_TEXTS[locale];
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-hidden p-3">
        <p className="max-w-[85%] self-start rounded-2xl bg-default px-3 py-2">{words.greeting}</p>
        <p className="text-xs text-muted" dir="auto">
          {look.texts[locale].disclosure || words.disclosure}
        </p>
        <p
          className="max-w-[85%] self-end rounded-2xl rounded-br-md px-3 py-2"
          style={{ background: look.color, color: textOn(look.color) }}
        >
          {words.question}
        </p>
      </div>
      <p className="m-3 truncate rounded-full border border-border px-3 py-2 text-muted">{words.field.replace('{business}', business)}</p>
    </>
  );
}
