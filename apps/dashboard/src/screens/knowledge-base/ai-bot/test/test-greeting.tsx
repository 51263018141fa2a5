import type { Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';

interface TestGreetingProps {
  locale: Locale;
  onAsk: (question: string) => void;
}

/** What a visitor sees first, as it stands in the form: the welcome, and the suggested questions, each of which asks itself. */
export function TestGreeting({ locale, onAsk }: TestGreetingProps) {
  const t = useT('bot');
  const { control } = useFormContext<BotSettings>();
  const { welcome, suggested_questions: questions } = useWatch({ control, name: `texts.${locale}` });
  const shown = questions.filter((question) => question.trim() !== '');
  return (
    <div className="flex flex-col gap-4">
      {welcome.trim() === '' ? null : (
        <p lang={locale} dir="auto" className="max-w-[85%] self-start rounded-xl bg-default px-3.5 py-2.5 whitespace-pre-line">
          {welcome}
        </p>
      )}
      {shown.length > 0 ? (
        <ul aria-label={t('test.suggested')} lang={locale} className="flex flex-wrap gap-2">
          {shown.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question.trim())}
                className="rounded-full border border-border bg-surface px-3 py-1.5 text-left text-13 hover:bg-surface-hover pointer-coarse:min-h-11"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-xs text-muted">{t('test.empty')}</p>
    </div>
  );
}
