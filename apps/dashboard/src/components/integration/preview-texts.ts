import type { Locale } from '@lobby/contract';

/** What the preview says in the visitor's language, whatever the language of the dashboard. */
export const PREVIEW_TEXTS: Readonly<
  Record<Locale, { greeting: string; question: string; disclosure: string; field: string; answeredBy: string }>
> = {
  'en-US': {
    greeting: 'Hi, how can I help?',
    question: 'Where is my order?',
    disclosure: 'You’re chatting with an AI assistant. It can make mistakes.',
    field: 'Message {business}',
    answeredBy: 'AI assistant',
  },
  'zh-CN': {
    greeting: '您好，有什么可以帮您？',
    question: '我的订单在哪里？',
    disclosure: '您正在与 AI 助手对话，回答可能有误。',
    field: '给{business}留言',
    answeredBy: '智能助手',
  },
  'zh-HK': {
    greeting: '你好，有甚麼可以幫到你？',
    question: '我的訂單在哪裡？',
    disclosure: '你正與 AI 助手對話，回覆或有錯漏。',
    field: '向{business}發送訊息',
    answeredBy: '智能助理',
  },
  'ja-JP': {
    greeting: 'こんにちは。ご用件をどうぞ。',
    question: '注文した商品はどこですか？',
    disclosure: 'AIアシスタントが応答しています。誤りを含む場合があります。',
    field: '{business}へのメッセージ',
    answeredBy: 'AIアシスタント',
  },
};
