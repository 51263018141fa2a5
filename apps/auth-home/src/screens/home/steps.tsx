import { useT } from '@lobby/i18n';
import { Container } from './container.tsx';
import { SectionTitle } from './section-title.tsx';

const STEPS = ['write', 'share', 'take_over'] as const;

/** How one begins, in three steps. */
export function Steps() {
  const t = useT('home');
  return (
    <section id="steps" aria-labelledby="steps-title" className="relative border-y border-border bg-surface">
      <Container className="py-16 lg:py-24">
        <SectionTitle id="steps-title" title={t('steps.title')} text={t('steps.text')} />
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:mt-14">
          {STEPS.map((step, index) => (
            <li key={step}>
              <span
                aria-hidden="true"
                className="flex size-10 items-center justify-center rounded-full bg-accent-tint font-semibold text-accent-text tabular-nums"
              >
                {index + 1}
              </span>
              <h3 className="mt-5 text-17 font-semibold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 text-pretty text-muted">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
