import { useEffect, useMemo, useRef } from 'react';
import { AnswerHelpProvider } from '#/components/answer/use-answer-help.ts';
import { useHostPage } from '#/components/host-page-context.tsx';
import { AnswerFoot, ConsentBox, ConsentLine, FillPrefill } from '#/components/later-parts.tsx';
import { ChatProvider, useChatState } from '#/components/chat-context.tsx';
import { Composer, type ComposerHandle } from '#/components/composer/composer.tsx';
import { ThreadView } from '#/components/thread/thread-view.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { usePageHeight } from '#/components/use-page-height.ts';
import { needsConsent, saysConsent } from '#/state/needs-consent.ts';
import type { Chat } from '#/data/open-chat.ts';
import { ChatBeginning } from './chat-beginning.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMenu, ChatNotices, NoSuchChat } from './later-parts.tsx';

/** The chat of one tenant, /chat/{tenant}. */
export function ChatScreen({ chat }: { chat: Chat }) {
  return (
    <ChatProvider value={chat}>
      <ChatPhases chat={chat} />
    </ChatProvider>
  );
}

function ChatPhases({ chat }: { chat: Chat }) {
  const phase = useChatState((state) => state.phase);
  const conversationId = useChatState((state) => state.conversationId);
  const asks = useChatState(needsConsent);
  const says = useChatState(saysConsent);
  const tell = useFailureToast();
  const host = useHostPage();
  const composer = useRef<ComposerHandle>(null);
  const help = useMemo(
    () => ({ askPerson: () => void chat.askPerson().catch(tell), rephrase: (question: string) => composer.current?.fill(question) }),
    [chat, tell],
  );
  usePageHeight();
  useEffect(() => {
    ChatMenu.preload();
    AnswerFoot.preload();
  }, []);
  if (phase === 'nowhere') return <NoSuchChat />;
  return (
    <AnswerHelpProvider value={help}>
      <div className="flex h-window flex-col">
        <ChatHeader onAskPerson={help.askPerson} />
        <ChatNotices />
        <main className="mx-auto flex min-h-0 w-full max-w-[720px] flex-1 flex-col bg-surface min-[768px]:border-x min-[768px]:border-border">
          {phase === 'open' ? <ThreadView key={conversationId} /> : <ChatBeginning />}
          {asks ? <ConsentBox /> : null}
          <Composer ref={composer} />
          {host ? <FillPrefill host={host} onFill={help.rephrase} /> : null}
          {says ? <ConsentLine /> : null}
        </main>
      </div>
    </AnswerHelpProvider>
  );
}
