import type { TranslationLocale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { hearLanguages, settleLanguage } from './hear-languages.ts';

const WRITTEN: Readonly<Record<TranslationLocale, readonly string[]>> = {
  'en-US': [
    'Where is my order?',
    'I want to return the tent',
    'Do you ship to Spain?',
    'hello',
    'Thanks!',
    'What does 你好 mean?',
    'can I pay by card',
  ],
  'zh-CN': ['我的订单在哪里？', '什么时候发货', '你好', 'iPhone 15 Pro Max 有货吗', '谢谢', '好嘞，谢谢'],
  'zh-hant': ['請問我的訂單在哪裡？', '退貨需要運費嗎', '多謝你們的協助'],
  'ja-JP': ['注文はどこですか', '送料はいくらですか', 'キャンセルしたい', 'ありがとうございます', '注文番号１２３４５を見てください'],
  ko: ['주문한 물건이 언제 오나요?', '환불 받고 싶어요', '감사합니다', 'iPhone 15 Pro Max 재고 있나요?', '네'],
  ur: ['میرا آرڈر کہاں ہے؟', 'مجھے رقم واپس چاہیے', 'شکریہ'],
  bn: ['আমার অর্ডার কোথায়?', 'আমি টাকা ফেরত চাই', 'ধন্যবাদ'],
  hi: ['मेरा ऑर्डर कहाँ है?', 'मुझे पैसे वापस चाहिए', 'धन्यवाद'],
  pt: [
    'Onde está a minha encomenda?',
    'Estou a tentar pagar com multibanco',
    'Podem-me enviar a factura?',
    'Não consigo abrir no meu telemóvel',
  ],
  'pt-br': ['Vocês entregam em São Paulo?', 'Quanto custa o frete?', 'Estou tentando pagar com pix', 'Não recebi o pacote ainda', 'Oi'],
  tl: ['Nasaan ang order ko?', 'Magkano po ito?', 'Gusto kong ibalik ang tent', 'Salamat po'],
  id: ['Kapan barang saya sampai?', 'Saya mau mengembalikan tenda ini', 'Apakah bisa bayar di tempat?', 'Berapa ongkirnya?', 'Makasih kak'],
  ms: ['Saya nak pulangkan khemah ini', 'Bila barang saya sampai?', 'Berapa kos penghantaran?', 'Barang tak sampai lagi'],
  yue: ['我張單去咗邊？', '呢個幾錢呀', '點解仲未收到貨嘅', '唔該幫我睇吓', '佢話喺屋企等', '优惠码点用唔到嘅'],
  es: [
    '¿Dónde está mi pedido?',
    'Quiero devolver la tienda',
    'Gracias por su ayuda',
    'no me llega el paquete',
    'Hola',
    'Buenos días',
    'necesito una factura',
  ],
  nan: ['我的貨佇佗位？', '啥物時陣會到', '這馬有貨無', '阮欲買一頂帳篷', '毋知影按怎用'],
  ru: ['Где мой заказ?', 'Я хочу вернуть палатку', 'спасибо', 'Когда доставка?'],
};

describe('a text is heard as', () => {
  test.each(Object.entries(WRITTEN).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
    '%s: %s',
    async (language, text) => {
      expect((await hearLanguages(text))?.[0]).toBe(language);
    },
  );
});

test.each([
  'Où est ma commande ? Je voudrais un remboursement',
  'Wo ist meine Bestellung? Ich möchte das Zelt zurückgeben',
  'vorrei un rimborso, grazie mille',
  'Đơn hàng của tôi ở đâu?',
  'สินค้าจะมาเมื่อไหร่',
  'أين طلبي؟',
  'سفارش من را پس بگیرید ضروری است',
  'Де моє замовлення?',
  'Къде е моята поръчка?',
  'मेरो अर्डर कहाँ छ?',
  'מה מצב ההזמנה שלי?',
  'Bonjour',
])('%s is in a language that messages cannot be translated into', async (text) => {
  expect(await hearLanguages(text)).toEqual([]);
});

test.each(['', '12345', '👍🏽', 'ok', 'OK!!', 'Wi-Fi', 'KM-2026-00417', 'https://kumo.example/hola', 'a@b.example', 'Trail pack', '?'])(
  '%j tells nobody its language',
  async (text) => {
    expect(await hearLanguages(text)).toBeUndefined();
  },
);

describe('whoever has been heard in one language', () => {
  test.each<readonly [string, TranslationLocale, TranslationLocale]>([
    ['你好', 'yue', 'yue'],
    ['你好', 'zh-CN', 'zh-CN'],
    ['請問', 'yue', 'yue'],
    ['請問', 'nan', 'nan'],
    ['电话', 'yue', 'zh-CN'],
    ['返品', 'ja-JP', 'ja-JP'],
    ['Preciso de ajuda, obrigado', 'pt', 'pt'],
    ['Preciso de ajuda, obrigado', 'pt-br', 'pt-br'],
    ['Preciso de ajuda, obrigado', 'en-US', 'pt-br'],
    ['Terima kasih', 'ms', 'ms'],
    ['Terima kasih', 'id', 'id'],
    ['ok', 'ko', 'ko'],
    ['KM-2026-00417', 'es', 'es'],
    ['Bonjour', 'es', 'es'],
    ['Gracias', 'ko', 'es'],
    ['주문 취소해 주세요', 'es', 'ko'],
  ])('and says %j stays with %s or goes on in %s', async (text, known, settled) => {
    expect(settleLanguage(await hearLanguages(text), known)).toBe(settled);
  });
});

test('a page of text takes no longer than a line', async () => {
  expect(await hearLanguages('¿Dónde está mi pedido? '.repeat(50_000))).toEqual(['es']);
});
