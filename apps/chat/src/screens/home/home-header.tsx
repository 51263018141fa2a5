import { useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { Globe } from 'lucide-react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { FrameClose } from '#/components/host-page-context.tsx';
import { PersonFace } from '#/components/message/face.tsx';
import { PersonButton } from '#/components/person-button.tsx';
import { PopupMenu } from '#/components/popup-menu.tsx';
import { useLanguageEntries } from '#/components/use-language-entries.ts';

/** Whose chat it is, the way to a person, the languages, and the greeting. @param title as the business words it; empty greets in the platform's words */
export function HomeHeader({ title }: { title: string }) {
  const t = useT('later');
  const common = useT();
  const chat = useChat();
  const tenant = useChatState((state) => state.tenant);
  const name = tenant?.name;
  const entries = useLanguageEntries();
  return (
    <header className="relative bg-accent-tint px-4 pt-[max(16px,env(safe-area-inset-top))] pb-24">
      <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
        <span className="absolute -end-8 -bottom-4 h-44 w-56 rounded-t-full bg-accent/10" />
      </span>
      <div className="relative z-10 flex items-center gap-2">
        {name === undefined ? (
          <Skeleton className="size-10 rounded-lg" />
        ) : (
          <PersonFace name={name} face={tenant?.logo} size={40} shape="square" />
        )}
        <span title={name} className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </span>
        <PersonButton chat={chat} />
        <PopupMenu label={common('ui.language')} icon={<Globe size={20} />} groups={[{ label: common('ui.language'), entries }]} />
        <FrameClose />
      </div>
      <h1 dir="auto" className="relative mt-6 text-28 leading-tight font-semibold tracking-tight text-balance wrap-anywhere">
        {title || t('home.greeting')}
      </h1>
    </header>
  );
}
