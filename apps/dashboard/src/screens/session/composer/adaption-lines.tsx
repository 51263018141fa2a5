import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Info } from 'lucide-react';
import { adaptionsOf, type Adaption, type ReplyDraft } from '#/components/messaging/adaptions.ts';
import { useServiceName } from '#/components/messaging/service-mark.tsx';
import type { ConversationChannel } from '#/data/messaging.ts';

interface AdaptionLinesProps {
  channel: ConversationChannel;
  reply: ReplyDraft;
}

/** Above the field: what of the reply arrives otherwise than it stands here, or not at all, before it is sent. */
export function AdaptionLines({ channel, reply }: AdaptionLinesProps) {
  const t = useT('messaging');
  const service = useServiceName()(channel.kind);
  const words = (each: Adaption) => {
    if (each.kind === 'parts') return t('adapted.parts', { service, number: each.count });
    return t(`adapted.${each.kind}`, { service, name: each.name });
  };
  // Of two files with one name the same is said once.
  const lines = new Map(adaptionsOf(channel, reply).map((each) => [words(each), each.kind]));
  return (
    <ul role="status" aria-label={t('adapted.label', { service })} className="px-3.5 pt-1 text-xs text-muted empty:hidden">
      {[...lines].map(([line, kind]) => (
        <li key={line} className={classNames('flex items-start gap-1.5', kind === 'refused' && 'text-danger-text')}>
          <Info size={13} aria-hidden="true" className="mt-[calc((1lh-13px)/2)] shrink-0" />
          <span className="min-w-0 text-pretty wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}
