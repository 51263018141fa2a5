import { isLocale, LOCALE_NAMES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Panel, Tabs, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { botQuery, useSaveBot } from '#/data/bot.ts';
import type { Proposals } from '#/data/corpus-source.ts';
import { greetingsFor, type Greeting } from './greetings-for.ts';

/** A greeting and first questions made from a site, in each language that the bot speaks; one press gives them to it. */
export function GreetingOffer({ proposals }: { proposals: Proposals }) {
  const t = useT('sources');
  const errorText = useErrorText();
  const { data: bot } = useQuery(botQuery(useApi()));
  const { mutate, isPending } = useSaveBot();
  // What was offered is still shown once it is taken.
  const [taken, setTaken] = useState<readonly Greeting[]>();
  const [chosen, setChosen] = useState<Greeting['locale']>();
  const mayEdit = useMay()('bot.edit');
  if (!mayEdit || !bot) return null;
  const greetings = taken ?? greetingsFor(bot, proposals.greetings);
  const shown = greetings.find(({ locale }) => locale === chosen) ?? greetings[0];
  if (!shown) return null;
  const take = () => {
    const texts = Object.fromEntries(
      greetings.map(({ locale, welcome, suggested_questions: questions }) => [
        locale,
        { ...bot.texts[locale], welcome, ...(questions.length > 0 ? { suggested_questions: questions } : {}) },
      ]),
    );
    const { version, score_floor: floor, handoff } = bot;
    mutate(
      { version, score_floor: floor, handoff, texts: { ...bot.texts, ...texts } },
      {
        onSuccess() {
          setTaken(greetings);
          toast.success(t('first.took_greeting'));
        },
        onError: (error) => void toast.error(errorText(error)),
      },
    );
  };
  return (
    <Panel title={t('first.greeting')} aside={greetings.length === 1 ? LOCALE_NAMES[shown.locale] : undefined}>
      {greetings.length === 1 ? (
        <Preview greeting={shown} />
      ) : (
        <Tabs
          label={t('first.languages')}
          items={greetings.map(({ locale }) => ({ id: locale, label: LOCALE_NAMES[locale] }))}
          value={shown.locale}
          onChange={(locale) => isLocale(locale) && setChosen(locale)}
        >
          <div className="pt-3">
            <Preview greeting={shown} />
          </div>
        </Tabs>
      )}
      <Button className="mt-4" loading={isPending} disabled={taken !== undefined} onClick={take}>
        {greetings.length === 1 ? t('first.take_greeting') : t('first.take_greetings', { languages: greetings.length })}
      </Button>
    </Panel>
  );
}

function Preview({ greeting: { locale, welcome, suggested_questions: questions } }: { greeting: Greeting }) {
  const t = useT('sources');
  return (
    <div className="space-y-3">
      <p lang={locale} className="rounded-xl bg-default px-3.5 py-2.5">
        {welcome}
      </p>
      {questions.length > 0 ? (
        <ul lang={locale} aria-label={t('first.suggested')} className="flex flex-wrap gap-2">
          {questions.map((question) => (
            <li key={question} className="rounded-full border border-border px-3 py-1 text-13">
              {question}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-13 text-muted">{t('first.no_questions')}</p>
      )}
    </div>
  );
}
