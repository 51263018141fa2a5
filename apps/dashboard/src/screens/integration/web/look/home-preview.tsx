import { textOn, type ChannelHome, type Locale, type WidgetLook } from '@lobby/contract';
import { classNames } from '@lobby/ui';
import { Megaphone } from 'lucide-react';

/** What the home says in the language of the visitor, whichever the dashboard is read in. */
export const HOME_PREVIEW_WORDS: Readonly<
  Record<Locale, { greeting: string; ask: string; start: string; answers: string; orders: string }>
> = {
  'en-US': {
    greeting: 'Hi there. How can we help?',
    ask: 'Send us a message',
    start: 'Start a chat',
    answers: 'FAQ',
    orders: 'Work orders',
  },
  'zh-CN': { greeting: '您好，有什么可以帮您？', ask: '发消息给我们', start: '开始对话', answers: '常见问题', orders: '工单' },
  'zh-HK': { greeting: '你好，有甚麼可以幫到你？', ask: '傳訊息給我們', start: '開始對話', answers: '常見問題', orders: '工單' },
  'ja-JP': {
    greeting: 'こんにちは。ご用件をお聞かせください。',
    ask: 'メッセージを送る',
    start: 'チャットをはじめる',
    answers: 'よくある質問',
    orders: 'チケット',
  },
};

interface HomePreviewProps {
  home: ChannelHome;
  look: WidgetLook;
  locale: Locale;
}

/** The home of the chat, as small as the preview is. */
export function HomePreview({ home, look: { color }, locale }: HomePreviewProps) {
  const words = HOME_PREVIEW_WORDS[locale];
  const { title, notice } = home.texts[locale];
  const doors = [
    ...(home.blocks.includes('answers') ? [words.answers] : []),
    ...(home.blocks.includes('work_orders') ? [words.orders] : []),
  ];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-hidden p-3">
      <p dir="auto" className="text-base leading-tight font-semibold wrap-anywhere">
        {title || words.greeting}
      </p>
      <div className="rounded-xl border border-border p-2.5">
        <p className="font-semibold">{words.ask}</p>
        <p className="mt-2 rounded-full px-3 py-1.5 text-center" style={{ background: color, color: textOn(color) }}>
          {words.start}
        </p>
      </div>
      {doors.length > 0 ? (
        <div className={classNames('grid gap-2', doors.length > 1 && 'grid-cols-2')}>
          {doors.map((door) => (
            <p key={door} className="truncate rounded-xl border border-border p-2.5 font-semibold">
              {door}
            </p>
          ))}
        </div>
      ) : null}
      {notice === '' ? null : (
        <p dir="auto" className="flex gap-2 rounded-xl bg-warning-soft px-2.5 py-2 text-warning-soft-foreground wrap-anywhere">
          <Megaphone size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          {notice}
        </p>
      )}
    </div>
  );
}
