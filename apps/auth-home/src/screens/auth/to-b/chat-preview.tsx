import { useT } from '@lobby/i18n';
import { ArchMark, Avatar } from '@lobby/ui';
import { ArrowUp, CircleQuestionMark, Headset, MessageCircle, Ticket } from 'lucide-react';

/** The chat page of the business while it is filled in: a picture, which nobody reads out or presses. */
export function ChatPreview({ name }: { name: string }) {
  const t = useT('business');
  const shown = name.trim() || t('to_b.preview_name');
  return (
    <aside aria-hidden="true" className="relative hidden flex-1 flex-col items-center overflow-clip bg-accent-tint/70 pt-[12vh] lg:flex">
      <div className="arch absolute inset-x-0 top-[9vh] bottom-0 mx-auto w-[560px] max-w-[calc(100%-4rem)] bg-accent-soft-hover" />
      <p className="relative text-sm text-muted">{t('to_b.preview')}</p>
      <div className="relative mt-4 flex h-[640px] max-h-[72vh] w-[360px] flex-col overflow-clip rounded-[28px] bg-surface shadow-overlay">
        <div className="flex items-center gap-3 border-b border-border p-4">
          <Avatar name={shown} size={36} shape="square" decorative />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{shown}</p>
            <p className="flex items-center gap-1.5 text-xs text-muted before:size-1.5 before:rounded-full before:bg-success">
              {t('to_b.preview_status')}
            </p>
          </div>
          <span className="flex h-9 shrink-0 items-center gap-1.5 rounded-full border border-field-border px-3 text-sm font-semibold">
            <Headset size={15} />
            {t('to_b.preview_human')}
          </span>
        </div>
        <div className="flex flex-1 flex-col gap-3 overflow-clip p-4 text-sm">
          <p className="text-center text-xs text-muted">{t('to_b.preview_today')}</p>
          <BotBubble text={t('to_b.preview_welcome')} />
          <p className="max-w-[80%] self-end rounded-2xl rounded-br-md bg-accent-solid px-3.5 py-2 text-white">
            {t('to_b.preview_question')}
          </p>
          <BotBubble text={t('to_b.preview_answer')} />
        </div>
        <p className="m-3 flex items-center justify-between rounded-full border border-field-border py-1.5 pr-1.5 pl-4 text-sm text-placeholder">
          {t('to_b.preview_message')}
          <span className="grid size-8 place-items-center rounded-full bg-default text-muted">
            <ArrowUp size={16} />
          </span>
        </p>
        <Tabs />
      </div>
    </aside>
  );
}

function BotBubble({ text }: { text: string }) {
  return (
    <div className="flex items-start gap-2">
      <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-accent-tint">
        <ArchMark size={14} />
      </span>
      <p className="max-w-[80%] rounded-2xl rounded-tl-md bg-default px-3.5 py-2">{text}</p>
    </div>
  );
}

function Tabs() {
  const t = useT('business');
  const tabs = [
    { name: t('to_b.preview_chat'), Icon: MessageCircle, look: 'text-accent-text' },
    { name: t('to_b.preview_faq'), Icon: CircleQuestionMark, look: 'text-muted' },
    { name: t('to_b.preview_orders'), Icon: Ticket, look: 'text-muted' },
  ];
  return (
    <div className="grid grid-cols-3 border-t border-border py-2 text-xs">
      {tabs.map(({ name, Icon, look }) => (
        <span key={name} className={`flex flex-col items-center gap-1 ${look}`}>
          <Icon size={20} />
          {name}
        </span>
      ))}
    </div>
  );
}
