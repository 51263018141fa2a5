import { useT } from '@lobby/i18n';
import { buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { PageFacts } from '#/components/page-facts.tsx';
import { PlainHeader } from '#/components/plain-header.tsx';
import { DEMO_CHAT } from '#/data/demo-chat.ts';
import { Door } from './door.tsx';

/** An address that leads nowhere (§2). */
export function NotFoundScreen() {
  const t = useT('home');
  return (
    <div className="flex min-h-dvh flex-col">
      <PageFacts title={`${t('not_found.title')} · Lobby`} unlisted />
      <PlainHeader />
      <main className="flex flex-1 flex-col items-center px-8 pt-14 pb-16 text-center sm:pt-24">
        <Door />
        <h1 className="mt-11 text-28 leading-tight font-semibold tracking-heading text-balance sm:text-40">{t('not_found.heading')}</h1>
        <p className="mt-3 max-w-[440px] text-base text-pretty text-muted sm:text-lg">{t('not_found.text')}</p>
        <div className="mt-8 flex w-full max-w-[326px] flex-col gap-3 sm:w-auto sm:max-w-none sm:flex-row">
          <Link to="/" className={buttonLook('primary')}>
            {t('not_found.home')}
          </Link>
          <a href={DEMO_CHAT} className={buttonLook('secondary')}>
            {t('not_found.ask')}
          </a>
        </div>
      </main>
    </div>
  );
}
