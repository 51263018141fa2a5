import { botSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, IconButton } from '@lobby/ui';
import { ArrowUp, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import { TestTurnView } from './test-turn-view.tsx';
import { TestGreeting } from './test-greeting.tsx';
import type { TestTurns } from './use-test-turns.ts';

interface TestChatProps {
  turns: TestTurns;
  liveNo: number;
  languages: ReactNode;
}

/** A chat with the bot as it stands in the form, or as it was published. */
export function TestChat({ turns: test, liveNo, languages }: TestChatProps) {
  const { turns, asking, settings, ask, clear } = test;
  const t = useT('bot');
  const [refused, setRefused] = useState(false);
  /** Asks, unless the form that the bot runs with is not complete; true where it was asked. */
  const tryAsk = (question: string) => {
    const ready = test.version !== undefined || botSettings.safeParse(settings()).success;
    setRefused(!ready);
    if (ready) ask(question);
    return ready;
  };
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current && turns.length > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [turns]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex shrink-0 flex-wrap items-center gap-2 border-b border-border px-4 py-2.5">
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-semibold max-xl:hidden">{t('test.title')}</h2>
          <p className="text-xs text-muted">{t('test.note')}</p>
        </div>
        <VersionChoice test={test} liveNo={liveNo} />
        <IconButton
          label={t('test.clear')}
          icon={<RotateCcw size={16} />}
          disabled={turns.length === 0}
          onClick={clear}
          className="text-muted"
        />
        <div className="basis-full">{languages}</div>
      </header>
      <div ref={log} role="log" aria-label={t('test.log')} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
        {turns.length > 0 ? null : test.version === undefined ? (
          <TestGreeting locale={test.locale} onAsk={tryAsk} />
        ) : (
          <p className="mx-auto max-w-60 py-16 text-center text-muted">{t('test.empty')}</p>
        )}
        <div className="flex flex-col gap-5">
          {turns.map((turn) => (
            <TestTurnView
              key={turn.id}
              turn={turn}
              said={turns.slice(0, turns.indexOf(turn) + 1)}
              onReplay={() => test.replay(turn)}
              onSay={turn === turns.at(-1) && !asking ? ask : undefined}
            />
          ))}
        </div>
      </div>
      <AskForm asking={asking} refused={refused} onAsk={tryAsk} />
    </div>
  );
}

/** The draft, what visitors get, or the version that was opened. */
function VersionChoice({ test: { version, setVersion }, liveNo }: { test: TestTurns; liveNo: number }) {
  const t = useT('bot');
  const numbers = [...new Set([liveNo, ...(version === undefined ? [] : [version])])];
  return (
    <SelectOnDemand
      label={t('test.version')}
      options={[
        { value: 'draft', label: t('test.of_draft') },
        ...numbers.map((no) => ({ value: String(no), label: t('status.version', { no }) })),
      ]}
      value={version === undefined ? 'draft' : String(version)}
      onChange={(value) => setVersion(value === 'draft' ? undefined : Number(value))}
      className="w-36"
    />
  );
}

interface AskFormProps {
  asking: boolean;
  /** The bot can’t run with the form as it is. */
  refused: boolean;
  /** False where it was refused. */
  onAsk: (question: string) => boolean;
}

function AskForm({ asking, refused, onAsk }: AskFormProps) {
  const t = useT('bot');
  const [text, setText] = useState('');
  const submit = () => {
    if (asking || text.trim() === '') return;
    if (onAsk(text.trim())) setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isTakenByInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className="shrink-0 px-4 pb-[max(16px,env(safe-area-inset-bottom))]">
      {refused ? (
        <Alert tone="warning" className="mb-2">
          {t('test.fix_first')}
        </Alert>
      ) : null}
      <div className="flex items-center gap-1 rounded-xl border border-field-border bg-field p-1 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <input
          value={text}
          aria-label={t('test.ask')}
          placeholder={t('test.ask')}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-8 min-w-0 flex-1 bg-transparent px-2.5 text-sm outline-none! pointer-coarse:text-base"
        />
        <IconButton
          label={t('test.send')}
          icon={<ArrowUp size={17} />}
          variant="primary"
          disabled={asking || text.trim() === ''}
          onClick={submit}
        />
      </div>
    </div>
  );
}
