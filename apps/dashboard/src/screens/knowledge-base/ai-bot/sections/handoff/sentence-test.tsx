import { botSettings } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, TextField } from '@lobby/ui';
import { useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTestBot, type BotSettings } from '#/data/bot.ts';

/** What a sentence would make the bot do, with the settings as they stand in the form. */
export function SentenceTest() {
  const t = useT('bot');
  const locale = useLocale();
  const errorText = useErrorText();
  const { getValues } = useFormContext<BotSettings>();
  const { mutate, data, error, isPending } = useTestBot();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const run = () => {
    const question = text.trim();
    if (question === '' || isPending) return;
    const settings = getValues();
    const ready = botSettings.safeParse(settings).success;
    setRefused(!ready);
    if (ready) mutate({ question, locale, settings });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isTakenByInputMethod(event.nativeEvent)) return;
    // Not the form's: Enter tries the sentence, it saves nothing.
    event.preventDefault();
    run();
  };
  return (
    <section aria-label={t('handoff.test.title')} className="rounded-xl bg-default p-4">
      <div className="flex items-end gap-2">
        <TextField
          label={t('handoff.test.title')}
          placeholder={t('handoff.test.placeholder')}
          className="min-w-0 flex-1"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={run} disabled={text.trim() === ''} loading={isPending}>
          {t('handoff.test.run')}
        </Button>
      </div>
      <div role="status" className="mt-2 empty:hidden">
        {refused ? <Alert tone="warning">{t('test.fix_first')}</Alert> : null}
        {!refused && error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
        {!refused && !error && data ? (
          <>
            <p className="text-label">
              {data.trigger ? t('handoff.test.called', { trigger: t(`handoff.names.${data.trigger}`) }) : t('handoff.test.answers')}
            </p>
            <p lang={data.locale} dir="auto" className="mt-1 line-clamp-3 text-muted">
              {data.body}
            </p>
          </>
        ) : null}
      </div>
    </section>
  );
}
