import { useT } from '@lobby/i18n';
import { PageFacts } from '#/components/page-facts.tsx';
import { Facts } from './facts.tsx';
import { Hero, TITLE_ID } from './hero.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import { Plans } from './plans.tsx';
import { Steps } from './steps.tsx';

/** The home page (§2): what Lobby does, the bot itself, how one begins, and what it costs. */
export function HomeScreen() {
  const t = useT('home');
  return (
    <div className="overflow-x-clip">
      <PageFacts title={t('meta.title')} description={t('meta.description')} />
      <HomeHeader />
      <main aria-labelledby={TITLE_ID}>
        <Hero />
        <Steps />
        <Facts />
        <Plans />
      </main>
      <HomeFooter />
    </div>
  );
}
