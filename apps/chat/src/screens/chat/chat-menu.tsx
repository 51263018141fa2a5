import { useT } from '@lobby/i18n';
import { CircleCheck, Download, Ellipsis, History, ShieldCheck, SquarePen, Ticket, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { useSideEntry } from '#/components/frame/use-side-entry.tsx';
import { PopupMenu, type PopupEntry } from '#/components/popup-menu.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useLanguageEntries } from '#/components/use-language-entries.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { isSoundOn, keepSound } from '#/state/kept-sound.ts';
import { HistorySheet } from './history-sheet.tsx';
import { PrivacySheet } from './privacy-sheet.tsx';
import { TranscriptSheet } from './transcript-sheet.tsx';

/** Language, conversations, the transcript, the end; sound, the side of the page, and how the business uses what is written. */
export function ChatMenu() {
  const t = useT('later');
  const common = useT();
  const order = useT('order');
  const navigate = useNavigate();
  const chat = useChat();
  const tell = useFailureToast();
  const ended = useChatState((state) => state.standing?.status === 'resolved');
  const hasOrders = useChatState(({ tenant }) => tenant?.work_orders === true);
  const [sheet, setSheet] = useState<'history' | 'privacy' | 'transcript'>();
  const sound = useSoundSwitch();
  const side = useSideEntry();
  const hasPrivacy = useChatState(({ consent }) => consent !== undefined && (consent.text !== '' || consent.link !== null));
  const begun = useChatState((state) => state.phase === 'open');
  const spoken = useChatState((state) => state.thread.messages.length > 0);
  const languages = useLanguageEntries();
  // Ways to other conversations are always there: an empty one is where they are looked for.
  const actions = [
    ...(spoken
      ? [
          {
            id: 'new',
            label: t('menu.new'),
            icon: <SquarePen size={16} aria-hidden="true" />,
            onChoose: () => void chat.beginNew().catch(tell),
          },
        ]
      : []),
    { id: 'history', label: t('menu.history'), icon: <History size={16} aria-hidden="true" />, onChoose: () => setSheet('history') },
    ...(hasOrders
      ? [
          {
            id: 'orders',
            label: order('title'),
            icon: <Ticket size={16} aria-hidden="true" />,
            onChoose: () => navigate({ to: '/chat/$tenant/work-order', params: { tenant: chat.tenant } }),
          },
        ]
      : []),
    ...(spoken
      ? [
          {
            id: 'transcript',
            label: t('menu.transcript'),
            icon: <Download size={16} aria-hidden="true" />,
            onChoose: () => setSheet('transcript'),
          },
        ]
      : []),
    ...(spoken && !ended
      ? [
          {
            id: 'end',
            label: t('menu.end'),
            icon: <CircleCheck size={16} aria-hidden="true" />,
            onChoose: () => void chat.end().catch(tell),
          },
        ]
      : []),
  ];
  const groups = [
    { label: common('ui.language'), entries: languages },
    { label: t('menu.conversation'), entries: actions },
    {
      label: t('menu.settings'),
      entries: [
        sound,
        ...(side ? [side] : []),
        ...(hasPrivacy
          ? [
              {
                id: 'privacy',
                label: t('menu.privacy'),
                icon: <ShieldCheck size={16} aria-hidden="true" />,
                onChoose: () => setSheet('privacy'),
              },
            ]
          : []),
      ],
    },
  ];
  return (
    <>
      <PopupMenu label={t('menu.label')} icon={<Ellipsis size={20} />} groups={begun ? groups : groups.slice(0, 1)} />
      {sheet === 'history' ? <HistorySheet onClose={() => setSheet(undefined)} /> : null}
      {sheet === 'transcript' ? <TranscriptSheet onClose={() => setSheet(undefined)} /> : null}
      {sheet === 'privacy' ? <PrivacySheet onClose={() => setSheet(undefined)} /> : null}
    </>
  );
}

/** The tone for answers that come in while nobody looks, kept in this browser. */
function useSoundSwitch(): PopupEntry {
  const t = useT('later');
  const { storage } = useChat();
  const [on, setOn] = useState(() => isSoundOn(storage.local));
  const onChoose = () => {
    keepSound(storage.local, !on);
    setOn(!on);
  };
  return { id: 'sound', label: t('menu.sound'), icon: <Volume2 size={16} aria-hidden="true" />, on, onChoose };
}
