import { PLAYGROUND_ENTRIES_MAX } from '@lobby/contract';
import { joinSentences, useFormats, useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useEffect, useRef } from 'react';
import type { Playground } from '#/state/playground/use-playground.ts';
import { SAMPLES } from '#/state/playground/samples.ts';

/** Where a text is written or pasted, and what to begin with. */
export function WriteForm({ playground }: { playground: Playground }) {
  const t = useT('playground');
  const formats = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, problem } = playground;
  useEffect(() => {
    if (problem) area.current?.focus();
  }, [problem]);
  return (
    <form
      className="flex min-h-[360px] flex-1 flex-col gap-4 p-5 max-sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        playground.read(text);
      }}
    >
      <Samples playground={playground} />
      <textarea
        ref={area}
        value={text}
        aria-label={t('knowledge.label')}
        aria-describedby="knowledge-limit"
        aria-invalid={problem ? true : undefined}
        placeholder={t('knowledge.placeholder')}
        spellCheck={false}
        onChange={({ target }) => playground.write(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (text !== '' || pasted.trim() === '') return;
          event.preventDefault();
          playground.read(pasted);
        }}
        className="min-h-48 w-full flex-1 resize-none rounded-xl border border-field-border bg-field p-4 text-15 leading-relaxed placeholder:text-placeholder focus:border-accent"
      />
      {problem ? <Alert tone="danger">{t(`problems.${problem}`)}</Alert> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p id="knowledge-limit" className="min-w-0 flex-1 text-xs text-pretty text-muted">
          {joinSentences(t('private.text'), t('knowledge.limit', { passages: formats.number(PLAYGROUND_ENTRIES_MAX) }))}
        </p>
        <Button type="submit" variant="primary" size="small">
          {t('knowledge.use')}
        </Button>
      </div>
    </form>
  );
}

function Samples({ playground }: { playground: Playground }) {
  const t = useT('playground');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{t('samples.label')}</span>
      {SAMPLES.map((sample) => (
        <button
          key={sample}
          type="button"
          onClick={() => playground.read(t(`samples.${sample}.text`))}
          className="h-9 rounded-full border border-accent-pale-border px-3.5 text-sm text-accent-text hover:bg-accent-pale"
        >
          {t(`samples.${sample}.name`)}
        </button>
      ))}
    </div>
  );
}
