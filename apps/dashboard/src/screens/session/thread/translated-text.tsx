import type { Message, Translation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Spinner } from '@lobby/ui';
import { Languages } from 'lucide-react';
import { use, useState } from 'react';
import { TranslationsContext } from './translations-context.ts';

/** Under the words of a message: what they mean to the reader, or what a colleague had written before they went out translated. */
export function TranslatedText({ message }: { message: Message }) {
  const t = useT('copilot');
  const { find, isPending, ask, canAsk } = use(TranslationsContext);
  const [hidden, setHidden] = useState(false);
  const found = find(message.seq);
  if (isPending(message.seq))
    return (
      <p className={`${LINE} flex items-center gap-1.5 text-xs`}>
        <Spinner /> {t('thread.translating')}
      </p>
    );
  if (found?.state === 'failed')
    return (
      <p className={`${LINE} flex flex-wrap items-center gap-x-2 text-xs`}>
        {t('thread.failed')}
        {canAsk ? <TextButton onPress={() => ask(message.seq)}>{t('translation.retry')}</TextButton> : null}
      </p>
    );
  if (!found || found.state === 'stale' || found.text === '') return null;
  if (hidden)
    return (
      <p className={LINE}>
        <TextButton onPress={() => setHidden(false)}>{t('thread.show')}</TextButton>
      </p>
    );
  return <Shown translation={found} onHide={() => setHidden(true)} />;
}

const LINE = 'mt-1.5 border-t border-foreground/10 pt-1.5 text-neutral-text';

function Shown({ translation: { text, target, engine }, onHide }: { translation: Translation; onHide: () => void }) {
  const t = useT('copilot');
  const label = t(engine === 'author' ? 'thread.written' : 'thread.label');
  return (
    <div className={LINE}>
      <p className="flex gap-1.5">
        <span role="img" aria-label={label} title={label} className="mt-0.5 shrink-0">
          <Languages size={15} aria-hidden="true" />
        </span>
        <span dir="auto" lang={target} className="min-w-0 flex-1">
          {text}
        </span>
      </p>
      <TextButton onPress={onHide}>{t('thread.hide')}</TextButton>
    </div>
  );
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className="cursor-pointer rounded-sm text-xs text-accent-text hover:underline">
      {children}
    </button>
  );
}
