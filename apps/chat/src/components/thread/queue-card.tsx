import { useT } from '@lobby/i18n';
import { ArchMark } from '@lobby/ui';
import { Headphones } from 'lucide-react';
import { useChatState } from '#/components/chat-context.tsx';
import { PersonFace } from '#/components/message/face.tsx';
import { WaysOut } from './ways-out.tsx';

const MINUTE_S = 60;

/** Where the visitor stands in the queue, or who was asked, how long it takes as the queue moves now, and the ways out. */
export function QueueCard() {
  const t = useT('later');
  const standing = useChatState((state) => state.standing);
  if (standing?.status !== 'queued') return null;
  const { queue_position: position, expected_wait: wait, asked_name: asked, all_busy: isBusy, bot_helps: isHelped } = standing;
  const title = asked !== null ? t('queue.asked', { name: asked }) : isBusy ? t('queue.busy') : t('queue.title');
  return (
    <section aria-label={title} className="rounded-card border border-border bg-surface p-4 shadow-raised">
      <div className="flex items-center gap-3">
        <Faces asked={asked} face={standing.agent_face} />
        <div className="min-w-0">
          <h2 className="text-15 font-semibold text-pretty">{title}</h2>
          <p className="text-sm text-pretty text-muted">{asked === null ? t('queue.text') : t('queue.asked_text')}</p>
        </div>
      </div>
      <dl className="mt-4 grid auto-cols-fr grid-flow-col gap-2 empty:hidden">
        {position === null ? null : <Figure label={t('queue.position')} value={t('queue.place', { count: position })} />}
        {position === null && wait === null ? null : <Figure label={t('queue.wait')} value={waitWords(wait)} />}
      </dl>
      {isHelped ? <p className="mt-3 text-sm text-pretty text-muted">{t('queue.helps')}</p> : null}
      <WaysOut leave={t('queue.leave')} />
    </section>
  );

  function waitWords(seconds: number | null): string {
    if (seconds === null) return t('queue.unknown');
    return seconds < MINUTE_S ? t('queue.under_minute') : t('queue.minutes', { count: Math.ceil(seconds / MINUTE_S) });
  }
}

function Faces({ asked, face }: { asked: string | null; face: string | null }) {
  if (asked !== null) return <PersonFace name={asked} face={face} size={40} />;
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 -space-x-2.5 [&>span]:flex [&>span]:size-9 [&>span]:items-center [&>span]:justify-center [&>span]:rounded-full [&>span]:ring-2 [&>span]:ring-surface"
    >
      <span className="bg-accent-tint">
        <ArchMark size={18} />
      </span>
      <span className="bg-warning-soft text-warning-soft-foreground">
        <Headphones size={17} />
      </span>
    </span>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-xl bg-surface-secondary px-3 py-2.5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-17 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
