import { wordsOf } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { use } from 'react';
import { QuotesContext } from './quotes-context.ts';

/** The beginning of the message that this one answers; a click goes there. */
export function QuotedText({ seq }: { seq: number | undefined }) {
  const t = useT('session');
  const { find, goTo } = use(QuotesContext);
  if (seq === undefined) return null;
  const quoted = find(seq);
  return (
    <button
      type="button"
      onClick={() => goTo(seq)}
      className="mb-1.5 block w-full max-w-full truncate rounded-md border-l-2 border-accent bg-foreground/5 px-2 py-1 text-left text-xs text-muted"
    >
      {quoted?.deleted_at === undefined ? (quoted && wordsOf(quoted)) || t('message.quoted') : t('message.removed')}
    </button>
  );
}
