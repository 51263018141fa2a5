import type { Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';
import { useVisitorStanding } from '#/data/visitor-standing.ts';

/** The words grow older while nothing happens. */
const MINUTE_MS = 60_000;

/** Whether the visitor is there, with a dot; nothing where that is not known. */
export function VisitorPresence({ conversation, className }: { conversation: Conversation; className?: string }) {
  const t = useT('session');
  const formats = useFormats();
  const standing = useVisitorStanding(conversation);
  const now = useNow(MINUTE_MS);
  if (!standing || (!standing.online && standing.left_at === null)) return null;
  const { online, left_at: leftAt } = standing;
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', online ? 'bg-success' : 'border border-muted')} />
      {online || leftAt === null ? t('contact.here') : t('contact.left', { time: formats.relative(leftAt, now) })}
    </span>
  );
}
