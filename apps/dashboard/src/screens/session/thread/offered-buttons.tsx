import { buttonsOf, type Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { ExternalLink, Headphones, MessageCircleQuestion } from 'lucide-react';

const LOOK = 'inline-flex max-w-full items-center gap-1.5 rounded-full border border-border px-3 py-1 text-xs text-muted';
const ICONS = { url: ExternalLink, question: MessageCircleQuestion, handoff: Headphones };

/** What a bot answer offered the visitor to press, for reading: here only an address leads somewhere. */
export function OfferedButtons({ message: { sources } }: { message: Message }) {
  const t = useT('session');
  const buttons = buttonsOf(sources).map((button, place) => ({ ...button, place }));
  if (buttons.length === 0) return null;
  return (
    <ul aria-label={t('thread.buttons')} className="flex max-w-full flex-wrap justify-end gap-1.5">
      {buttons.map(({ kind, label, target, place }) => {
        const Icon = ICONS[kind];
        const face = (
          <>
            <Icon size={13} aria-hidden="true" className="shrink-0" />
            <span dir="auto" className="truncate">
              {label}
            </span>
          </>
        );
        return (
          <li key={place} className="max-w-full" title={target || undefined}>
            {kind === 'url' ? (
              <a href={target} target="_blank" rel="noreferrer" className={classNames(LOOK, 'hover:text-accent-text hover:underline')}>
                {face}
              </a>
            ) : (
              <span className={LOOK}>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
