import { useI18n, useLocale, useT, useUiTexts } from '@lobby/i18n';
import { LanguageMenu, UiTextsProvider, Wordmark } from '@lobby/ui';
import { useEffect, type ReactNode } from 'react';
import { FrameClose } from './host-page-context.tsx';

/** An open door under the arch, for addresses that lead nowhere. */
function Door() {
  return (
    <svg width="208" height="208" viewBox="0 0 208 208" aria-hidden="true" className="max-h-[28vh] w-auto">
      <path d="M22 205V104a82 82 0 0 1 164 0v101Z" className="fill-accent-tint" />
      <path d="M26 205V104a78 78 0 0 1 156 0v101" fill="none" strokeWidth="8" className="stroke-accent" />
      <path d="M67 205v-98a37 37 0 0 1 74 0v98Z" className="fill-surface" />
      <path d="M67 205v-98a37 37 0 0 1 54-32.9v118Z" className="fill-accent" />
      <circle cx="110" cy="143" r="4" className="fill-surface" />
      <path d="M20 205.5h168" strokeWidth="2.5" className="stroke-field-border" />
    </svg>
  );
}

export interface DoorPageProps {
  title: string;
  text: string;
  /** What to do next, as buttons. */
  actions: ReactNode;
}

/** A page that is not what the visitor came for: says so kindly, and what to do. */
export function DoorPage({ title, text, actions }: DoorPageProps) {
  const t = useT('later');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex h-window flex-col overflow-y-auto">
      <DoorHeader />
      <main aria-label={t('door.label')} className="mx-auto flex flex-1 flex-col items-center px-8 pt-[8vh] pb-10 text-center">
        <Door />
        <h1 className="mt-10 text-28 leading-tight font-semibold tracking-tight text-balance">{title}</h1>
        <p className="mt-3 max-w-md text-pretty text-muted">{text}</p>
        <div className="mt-8 flex w-full max-w-[326px] flex-col gap-3">{actions}</div>
      </main>
    </div>
  );
}

function DoorHeader() {
  const i18n = useI18n();
  return (
    <header className="flex h-16 shrink-0 items-center justify-between ps-5 pe-2">
      <Wordmark />
      <div className="flex items-center">
        <UiTextsProvider texts={useUiTexts()}>
          <LanguageMenu locale={useLocale()} onChoose={(locale) => void i18n.chooseLocale(locale)} />
        </UiTextsProvider>
        <FrameClose />
      </div>
    </header>
  );
}
