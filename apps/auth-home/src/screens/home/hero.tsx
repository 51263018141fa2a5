import { LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { buttonLook, classNames } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { Container } from './container.tsx';
import { DemoPanel } from './demo-panel.tsx';

/** Names the page's landmark: the chat in the frame has landmarks of its own. */
export const TITLE_ID = 'home-title';

/** What Lobby does in one sentence, and its own bot beside it. */
export function Hero() {
  const t = useT('home');
  return (
    <Container className="relative grid gap-x-16 pt-3 pb-16 lg:grid-cols-[1fr_440px] lg:grid-rows-[1fr_auto_auto_1fr] lg:pt-8 lg:pb-24">
      <div className="lg:row-start-2">
        <h1
          id={TITLE_ID}
          className="max-w-[620px] text-34 leading-[1.15] font-semibold tracking-heading text-balance lg:text-56 lg:leading-hero"
        >
          {t('hero.title')}
        </h1>
        <p className="mt-3 max-w-[500px] text-base text-pretty text-muted lg:mt-6 lg:text-lg">{t('hero.text')}</p>
        <div className="mt-5 grid max-w-[440px] grid-cols-2 gap-3 lg:mt-8 lg:flex">
          <Link to="/auth/sign-up" className={classNames(buttonLook('primary', 'large'), 'max-lg:h-control')}>
            {t('hero.start')}
          </Link>
          <Link to="/" hash="plans" className={classNames(buttonLook('secondary', 'large'), 'max-lg:h-control')}>
            {t('hero.plans')}
          </Link>
        </div>
      </div>
      <div className="relative mt-6 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-0">
        <div aria-hidden="true" className="arch absolute -top-2 -right-15 -bottom-24 hidden w-[680px] bg-accent-tint lg:block" />
        <DemoPanel />
      </div>
      <div className="mt-6 lg:row-start-3 lg:mt-5">
        <p className="text-sm text-muted">
          {t('hero.note')}{' '}
          <Link to="/playground" className="rounded-sm text-accent-text underline underline-offset-4">
            {t('hero.try')}
          </Link>
        </p>
        <div className="mt-6 max-w-[500px] border-t border-border pt-5 lg:mt-14">
          <p className="text-sm text-muted">{t('hero.answers_in')}</p>
          <AnswerLanguages />
        </div>
      </div>
    </Container>
  );
}

/** Each language by its own name and in its own glyphs. */
function AnswerLanguages() {
  return (
    <ul className="text-15">
      {LOCALES.map((locale, index) => (
        <li key={locale} className="inline">
          <span lang={locale}>{LOCALE_NAMES[locale].replace(/（.*）/u, '')}</span>
          {index < LOCALES.length - 1 ? ', ' : null}
        </li>
      ))}
    </ul>
  );
}
