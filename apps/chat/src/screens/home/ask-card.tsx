import { joinSentences, useLocale, useT } from '@lobby/i18n';
import { ArchMark, Button } from '@lobby/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { PersonFace } from '#/components/message/face.tsx';
import { openingWords } from '#/components/thread/opening-words.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import type { ChatHome } from '#/data/home.ts';

/** The way into the chat: who answers there, and how soon. */
export function AskCard({ home }: { home: ChatHome | undefined }) {
  const t = useT('later');
  const navigate = useNavigate();
  const { tenant } = useChat();
  const goesOn = useChatState(({ thread, standing }) => thread.latest > 0 && standing?.status !== 'resolved');
  return (
    <section aria-label={t('home.ask')} className="rounded-card border border-border bg-surface p-4 shadow-raised">
      <div className="flex items-center gap-3">
        <Faces team={home?.team ?? []} />
        <div className="min-w-0 flex-1">
          <h2 className="text-15 font-semibold">{t('home.ask')}</h2>
          <p className="text-sm text-pretty text-muted">
            <WhoAnswers home={home} />
          </p>
        </div>
      </div>
      <Button variant="primary" block className="mt-3" onClick={() => navigate({ to: '/chat/$tenant', params: { tenant } })}>
        {t(goesOn ? 'home.go_on' : 'home.start')}
        <ArrowRight size={17} aria-hidden="true" />
      </Button>
    </section>
  );
}

/** Nothing is said of people before it is known whether they are there. */
function WhoAnswers({ home }: { home: ChatHome | undefined }) {
  const t = useT('later');
  const locale = useLocale();
  const [now] = useState(Date.now);
  if (home?.staffed && home.team.length > 0)
    return joinSentences(
      t('home.assistant'),
      t('home.there', { names: new Intl.ListFormat(locale, { type: 'unit' }).format(home.team.map(({ name }) => name)) }),
    );
  if (home?.staffed) return t('home.staffed');
  const opening = home?.next_opening ?? null;
  return opening === null ? t('home.assistant') : t('home.opens', { time: openingWords(locale, opening, now) });
}

function Faces({ team }: { team: ChatHome['team'] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 -space-x-2.5 *:ring-2 *:ring-surface">
      <span className="flex size-9 items-center justify-center rounded-full bg-accent-tint">
        <ArchMark size={18} />
      </span>
      {team.slice(0, 2).map((person) => (
        <PersonFace key={person.name} {...person} size={36} className="rounded-full" />
      ))}
    </span>
  );
}
