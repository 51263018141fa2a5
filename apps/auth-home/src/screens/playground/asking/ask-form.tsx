import { ASK_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ignoreComposingEnter } from '#/components/form/ignore-composing-enter.ts';

/** Where a question is typed. Without knowledge it says what comes first. */
export function AskForm({ disabled, onAsk }: { disabled: boolean; onAsk: (question: string) => void }) {
  const t = useT('playground');
  const [question, setQuestion] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const canAsk = !disabled && question.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!canAsk) return;
        onAsk(question.trim());
        setQuestion('');
        input.current?.focus();
      }}
      className="border-t border-border p-3"
    >
      <div className="flex h-12 items-center rounded-full border border-field-border pr-1.5 pl-5 focus-within:border-accent has-[input:focus-visible]:ring-2 has-[input:focus-visible]:ring-accent/25">
        <input
          ref={input}
          onKeyDown={ignoreComposingEnter}
          value={question}
          maxLength={ASK_MAX}
          disabled={disabled}
          aria-label={t('ask.label')}
          placeholder={t(disabled ? 'ask.disabled' : 'ask.label')}
          enterKeyHint="send"
          autoComplete="off"
          onChange={({ target }) => setQuestion(target.value)}
          className="min-w-0 flex-1 bg-transparent text-15 outline-none! placeholder:text-placeholder disabled:cursor-not-allowed pointer-coarse:text-base"
        />
        <button
          type="submit"
          aria-label={t('ask.send')}
          title={t('ask.send')}
          disabled={!canAsk}
          className={classNames(
            'flex size-9 shrink-0 items-center justify-center rounded-full transition-colors',
            canAsk ? 'bg-accent-solid text-white hover:bg-accent-solid-hover' : 'bg-default text-muted',
          )}
        >
          <ArrowUp size={19} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
