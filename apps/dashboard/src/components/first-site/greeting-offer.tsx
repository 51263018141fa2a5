import { LOCALE_NAMES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Panel, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { botQuery, useSaveBot } from '#/data/bot.ts';
import type { Proposals } from '#/data/corpus-source.ts';

/** A greeting and first questions made from a site, in its language; one press gives them to the bot. */
export function GreetingOffer({ proposals }: { proposals: Proposals }) {
  const { locale, welcome, suggested_questions: questions } = proposals;
  const t = useT('sources');
  const errorText = useErrorText();
  const { data: bot } = useQuery(botQuery(useApi()));
  const { mutate, isPending } = useSaveBot();
  const [isTaken, setIsTaken] = useState(false);
  const mayEdit = useMay()('bot.edit');
  if (!mayEdit || !bot) return null;
  const take = () => {
    const texts = { ...bot.texts[locale], welcome, ...(questions.length > 0 ? { suggested_questions: questions } : {}) };
    const { version, score_floor: floor, handoff } = bot;
    mutate(
      { version, score_floor: floor, handoff, texts: { ...bot.texts, [locale]: texts } },
      {
        onSuccess() {
          setIsTaken(true);
          toast.success(t('first.took_greeting'));
        },
        onError: (error) => void toast.error(errorText(error)),
      },
    );
  };
  return (
    <Panel title={t('first.greeting')} aside={LOCALE_NAMES[locale]}>
      <div lang={locale} className="space-y-3">
        <p className="rounded-xl bg-default px-3.5 py-2.5">{welcome}</p>
        {questions.length > 0 ? (
          <ul aria-label={t('first.suggested')} className="flex flex-wrap gap-2">
            {questions.map((question) => (
              <li key={question} className="rounded-full border border-border px-3 py-1 text-13">
                {question}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Button className="mt-4" loading={isPending} disabled={isTaken} onClick={take}>
        {t('first.take_greeting')}
      </Button>
    </Panel>
  );
}
