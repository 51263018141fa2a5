import { POLICY_TYPES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Wordmark } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { DEMO_CHAT } from '#/data/demo-chat.ts';
import { Container } from './container.tsx';

const YEAR = new Date().getFullYear();
const LINK = 'rounded-sm hover:text-foreground hover:underline underline-offset-4';

/** The foot of the page. */
export function HomeFooter() {
  const t = useT('home');
  return (
    <footer>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-border py-8 text-sm text-muted">
          <div className="flex items-center gap-4">
            <Wordmark />
            <span>© {YEAR} Lobby</span>
          </div>
          <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-7 gap-y-3">
            <Link to="/playground" className={LINK}>
              {t('nav.playground')}
            </Link>
            {POLICY_TYPES.map((type) => (
              <Link key={type} to="/policy" search={{ type }} className={LINK}>
                {t(`footer.${type}`)}
              </Link>
            ))}
            <a href={DEMO_CHAT} className={LINK}>
              {t('footer.chat')}
            </a>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
