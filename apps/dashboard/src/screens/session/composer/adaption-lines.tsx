import { useT } from '@lobby/i18n';
import { Info } from 'lucide-react';
import { adaptionsOf, type ReplyDraft } from '#/components/messaging/adaptions.ts';
import { useServiceName } from '#/components/messaging/service-mark.tsx';
import type { ConversationChannel } from '#/data/messaging.ts';

interface AdaptionLinesProps {
  channel: ConversationChannel;
  reply: ReplyDraft;
}

/** Above the field: what of the reply arrives otherwise than it stands here, before it is sent. */
export function AdaptionLines({ channel: { kind, carries }, reply }: AdaptionLinesProps) {
  const t = useT('messaging');
  const service = useServiceName()(kind);
  // A mail holds all of it.
  const adaptions = adaptionsOf(carries, reply).filter((each) => each.kind !== 'parts' || kind !== 'email');
  return (
    <ul role="status" aria-label={t('adapted.label', { service })} className="px-3.5 pt-1 text-xs text-muted empty:hidden">
      {adaptions.map((each) => (
        <li key={each.kind === 'parts' ? each.kind : `${each.kind} ${each.name}`} className="flex items-start gap-1.5">
          <Info size={13} aria-hidden="true" className="mt-[calc((1lh-13px)/2)] shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {each.kind === 'parts'
              ? t('adapted.parts', { service, number: each.count })
              : t(`adapted.${each.kind}`, { service, name: each.name })}
          </span>
        </li>
      ))}
    </ul>
  );
}
