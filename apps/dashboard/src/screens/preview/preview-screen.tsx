import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { ArchMark, classNames, EmptyState, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { EyeOff, Link2, Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { lookQuery } from '#/data/preview.ts';

const route = getRouteApi('/preview');

const DEVICES = ['phone', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
const ICONS = { phone: Smartphone, desktop: Monitor } as const;
/** What the chat needs: it is a page of this Lobby's own, which must not lead the page around it elsewhere. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';
/** A link that leads nowhere any more. */
const GONE = 404;

/** The chat as the draft would make it, in the frame of a device, for whoever has the link. */
export function PreviewScreen() {
  const { link } = route.useSearch();
  return link === undefined ? <WithoutLink /> : <Preview name={link} />;
}

function WithoutLink() {
  const t = useT('bot');
  return (
    <Frame title={t('preview.page.fallback')}>
      <EmptyState
        icon={<Link2 />}
        title={t('preview.page.without')}
        actions={
          <Link to={siteMap['dashboard-knowledge-base-ai-bot'].path} className="text-accent-text underline underline-offset-2">
            {t('preview.page.to_bot')}
          </Link>
        }
      >
        {t('preview.page.without_text')}
      </EmptyState>
    </Frame>
  );
}

function Preview({ name }: { name: string }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const formats = useFormats();
  const { data, error, isFetching, refetch } = useQuery(lookQuery(useApi(), name));
  const late = useLate(!data);
  const [device, setDevice] = useState<Device>('phone');
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  if (error && !data)
    return (
      <Frame title={t('preview.page.fallback')}>
        {'status' in error && error.status === GONE ? (
          <EmptyState icon={<EyeOff />} title={t('preview.page.ended')}>
            {t('preview.page.ended_text')}
          </EmptyState>
        ) : (
          <ErrorState title={t('preview.page.error')} onRetry={() => void refetch()} retrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
      </Frame>
    );
  if (!data)
    return <Frame title={t('preview.page.fallback')}>{late ? <Skeleton className="mx-auto h-[70vh] w-full max-w-[390px]" /> : null}</Frame>;
  return (
    <Frame
      title={t('preview.page.title', { business: data.business })}
      about={t('preview.page.draft', { version: data.draft_version, time: formats.momentWithin(data.expires_at) })}
      controls={
        <>
          <Choice label={t('preview.page.device')}>
            {DEVICES.map((each) => {
              const Icon = ICONS[each];
              return (
                <Option key={each} chosen={each === device} onChoose={() => setDevice(each)}>
                  <Icon size={15} aria-hidden="true" />
                  {t(`preview.page.${each}`)}
                </Option>
              );
            })}
          </Choice>
          <Choice label={t('preview.page.language')}>
            {LOCALES.map((each) => (
              <Option key={each} chosen={each === locale} onChoose={() => setLocale(each)} lang={each}>
                {LOCALE_NAMES[each].replace(/（.*）/, '')}
              </Option>
            ))}
          </Choice>
        </>
      }
    >
      <p className="mb-3 text-center text-13 text-muted">{t('preview.page.note')}</p>
      <iframe
        key={locale}
        src={`/chat/${name}?locale=${locale}`}
        sandbox={ALLOWED}
        title={t('preview.page.frame', { business: data.business })}
        className={classNames(
          'mx-auto block min-h-80 w-full flex-1 bg-surface shadow-overlay',
          device === 'phone'
            ? 'max-h-[844px] max-w-[390px] rounded-[28px] border-8 border-foreground'
            : 'max-w-6xl rounded-xl border border-border',
        )}
      />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  about?: string;
  controls?: ReactNode;
  children: ReactNode;
}

function Frame({ title, about, controls, children }: FrameProps) {
  const t = useT('bot');
  return (
    <div className="flex h-dvh flex-col bg-navigation">
      <header
        aria-label={t('preview.page.fallback')}
        className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-border bg-surface px-5 py-3 max-sm:px-4"
      >
        <div className="flex min-w-0 flex-1 items-center gap-3 max-sm:basis-full">
          <ArchMark />
          <div className="min-w-0">
            <h1 className="truncate text-sm font-semibold">{title}</h1>
            {about === undefined ? null : <p className="text-xs text-muted tabular-nums">{about}</p>}
          </div>
        </div>
        {controls}
      </header>
      <main aria-label={t('preview.page.fallback')} className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4 max-sm:px-3">
        {children}
      </main>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-lg bg-default p-0.5 [scrollbar-width:none]"
    >
      {children}
    </div>
  );
}

function Option({ chosen, onChoose, lang, children }: { chosen: boolean; onChoose: () => void; lang?: Locale; children: ReactNode }) {
  return (
    <button
      type="button"
      lang={lang}
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        'flex h-7 shrink-0 pointer-coarse:h-11 items-center gap-1.5 rounded-md px-3 text-13 outline-offset-[-2px]!',
        chosen ? 'bg-surface shadow-raised' : 'text-muted hover:text-foreground',
      )}
    >
      {children}
    </button>
  );
}
