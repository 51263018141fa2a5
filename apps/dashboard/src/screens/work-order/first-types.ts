import type { RequestInput, workOrderTypes } from '@lobby/contract';

type Draft = RequestInput<typeof workOrderTypes.create>;

/** Minutes of opening until an answer that a new business promises. */
const REPLY_MIN = 480;

const ORDER_NO: NonNullable<Draft['fields']>[number] = {
  key: 'order_no',
  kind: 'order_no',
  label: { 'en-US': 'Order number', 'zh-CN': '订单号', 'zh-HK': '訂單編號', 'ja-JP': '注文番号' },
};

/** What a business begins with; it changes them as it likes. */
export const FIRST_TYPES: readonly Draft[] = [
  {
    name: { 'en-US': 'Problem with an order', 'zh-CN': '订单问题', 'zh-HK': '訂單問題', 'ja-JP': 'ご注文の問題' },
    icon: 'box',
    fields: [ORDER_NO],
    reply_within_min: REPLY_MIN,
    position: 1,
  },
  {
    name: { 'en-US': 'Return or exchange', 'zh-CN': '退换货', 'zh-HK': '退換貨', 'ja-JP': '返品・交換' },
    icon: 'truck',
    fields: [ORDER_NO],
    reply_within_min: REPLY_MIN,
    position: 2,
  },
  {
    name: { 'en-US': 'Anything else', 'zh-CN': '其他', 'zh-HK': '其他', 'ja-JP': 'その他' },
    icon: 'question',
    reply_within_min: REPLY_MIN,
    position: 3,
  },
];
