import { useT } from '@lobby/i18n';
import { FlaskConical, Headset, Languages, PackageOpen, Quote, ShieldCheck } from 'lucide-react';
import { Container } from './container.tsx';
import { SectionTitle } from './section-title.tsx';

const FACTS = [
  ['sources', Quote],
  ['languages', Languages],
  ['person', Headset],
  ['delivery', ShieldCheck],
  ['test', FlaskConical],
  ['yours', PackageOpen],
] as const;

/** What Lobby does today. */
export function Facts() {
  const t = useT('home');
  return (
    <section id="facts" aria-labelledby="facts-title">
      <Container className="py-16 lg:py-24">
        <SectionTitle id="facts-title" title={t('facts.title')} />
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {FACTS.map(([fact, Icon]) => (
            <li key={fact} className="border-t border-border pt-6">
              <Icon size={22} aria-hidden="true" className="text-accent" />
              <h3 className="mt-4 text-17 font-semibold">{t(`facts.${fact}.title`)}</h3>
              <p className="mt-2 text-pretty text-muted">{t(`facts.${fact}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
