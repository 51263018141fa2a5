import type { Locale } from '@lobby/contract';

/** What the landing page says where nothing else is written, as the server words it in each language, whatever the reader's own is. */
export const PREVIEW_TEXTS: Readonly<Record<Locale, { title: string; text: string; button: string }>> = {
  'en-US': { title: 'Talk to {business}', text: 'Press the button and you are connected.', button: 'Start the chat' },
  'zh-CN': { title: '联系 {business}', text: '点击按钮即可开始对话。', button: '开始对话' },
  'zh-HK': { title: '聯絡 {business}', text: '按下按鈕即可開始對話。', button: '開始對話' },
  'ja-JP': { title: '{business} に問い合わせる', text: 'ボタンを押すとチャットが始まります。', button: 'チャットを始める' },
};
