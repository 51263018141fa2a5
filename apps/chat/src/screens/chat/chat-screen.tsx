import { useEffect, useMemo, useRef } from 'react';
import { AnswerHelpProvider } from '#/components/answer/use-answer-help.ts';
import { useHostPage } from '#/components/host-page-context.tsx';
import { AnswerFoot, ConsentBox, ConsentLine, FillPrefill, PreChatForm } from '#/components/later-parts.tsx';
import { patiently } from '#/components/lazy-part.tsx';
import type { Aim } from '#/components/composer/aim.ts';
import { ChatProvider, useChatState } from '#/components/chat-context.tsx';
import { Composer, type ComposerHandle } from '#/components/composer/composer.tsx';
import { ThreadView } from '#/components/thread/thread-view.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { usePageHeight } from '#/components/use-page-height.ts';
import { needsConsent, saysConsent } from '#/state/needs-consent.ts';
import { preChatNow } from '#/state/pre-chat.ts';
import type { Chat } from '#/data/open-chat.ts';
import { ChatBeginning } from './chat-beginning.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatMenu, ChatNotices, ChatTabs, NoSuchChat, OpenHome } from './later-parts.tsx';

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
  const forms = useChatState((state) => preChatNow(state) !== undefined);
  const hasOrders = useChatState(({ tenant }) => tenant?.work_orders === true);
  const opensHome = useChatState(({ tenant, thread }) => tenant?.opens_home === true && thread.latest === 0);
  const tell = useFailureToast();
  const host = useHostPage();
  const composer = useRef<ComposerHandle>(null);
  const help = useMemo(
    () => ({
      askPerson: () => void chat.askPerson().catch(tell),
      rephrase: (question: string) => composer.current?.fill(question),
      aim: (aim: Aim) => composer.current?.aim(aim),
    }),
    [chat, tell],
  );
  const edit = (seq: number, text: string) =>
    void patiently(() => import('#/data/own-message.ts'))
      .then(({ editMessage }) => editMessage(chat, seq, text))
      .catch((error: unknown) => {
        // What was written is not lost with the call.
        composer.current?.fill(text);
        tell(error);
      });
  usePageHeight();
  useEffect(() => {
    ChatMenu.preload();
    AnswerFoot.preload();
  }, []);
  if (phase === 'nowhere') return <NoSuchChat />;
  return (
    <AnswerHelpProvider value={help}>
      <div className="mx-auto flex h-window w-full max-w-[720px] flex-col bg-surface min-[768px]:border-x min-[768px]:border-border">
        <ChatHeader onAskPerson={help.askPerson} />
        <ChatNotices />
        <main className="flex min-h-0 w-full flex-1 flex-col">
          {phase === 'open' ? <ThreadView key={conversationId} /> : <ChatBeginning />}
          {asks ? <ConsentBox /> : forms ? <PreChatForm /> : null}
          <Composer ref={composer} onEdit={edit} />
          {host ? <FillPrefill host={host} onFill={help.rephrase} /> : null}
          {says ? <ConsentLine /> : null}
        </main>
        <ChatTabs tenant={chat.tenant} orders={hasOrders} />
        {opensHome ? <OpenHome chat={chat} /> : null}
      </div>
    </AnswerHelpProvider>
  );
}
