import { ASK_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton, Spinner } from '@lobby/ui';
import { ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

/** The question box: Enter asks, except while an input method is composing; Shift and Enter begin a new line. */
export function AskForm({ asking, onAsk }: { asking: boolean; onAsk: (question: string) => void }) {
  const t = useT('corpus');
  const [question, setQuestion] = useState('');
  const ask = () => {
    const text = question.trim();
    if (text !== '') onAsk(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      className="rounded-xl border border-field-border bg-field p-3 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20"
    >
      <textarea
        aria-label={t('ask.question')}
        placeholder={t('ask.placeholder')}
        rows={2}
        maxLength={ASK_MAX}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 w-full resize-none bg-transparent text-sm outline-none focus-visible:outline-none"
      />
      <div className="flex justify-end">
        <IconButton
          type="submit"
          variant="primary"
          size="medium"
          label={t('ask.ask')}
          disabled={question.trim() === ''}
          icon={asking ? <Spinner /> : <ArrowUp size={16} />}
        />
      </div>
    </form>
  );
}
