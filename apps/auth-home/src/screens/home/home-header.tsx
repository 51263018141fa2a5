import { useT } from '@lobby/i18n';
import { buttonLook, classNames, Wordmark } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { LanguageChoice } from '#/components/language-choice.tsx';
import { Container } from './container.tsx';
import { HomeMenu } from './home-menu.tsx';
import { SECTIONS } from './sections.ts';

/** The header: sections of this page, language, and the two doors. On phones all but the language is in a menu. */
export function HomeHeader() {
  const t = useT('home');
  return (
    <header aria-label="Lobby" className="relative z-20">
      <Container className="flex h-16 items-center gap-2 sm:h-[72px]">
        <Link to="/" aria-label={t('nav.home')} className="inline-flex rounded-md">
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.label')} className="ml-8 hidden gap-1 md:flex">
          {SECTIONS.map((section) => (
            <Link key={section} to="/" hash={section} className="rounded-full px-3 py-1.5 text-sm text-muted hover:text-foreground">
              {t(`nav.${section}`)}
            </Link>
          ))}
          <Link to="/playground" className="rounded-full px-3 py-1.5 text-sm text-muted hover:text-foreground">
            {t('nav.playground')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageChoice />
          <Link to="/auth/sign-in" className={classNames(buttonLook('ghost', 'small'), 'hidden! md:inline-flex!')}>
            {t('nav.sign_in')}
          </Link>
          <Link to="/auth/sign-up" className={classNames(buttonLook('primary', 'small'), 'hidden! md:inline-flex!')}>
            {t('nav.start')}
          </Link>
          <HomeMenu />
        </div>
      </Container>
    </header>
  );
}
