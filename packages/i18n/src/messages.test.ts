import { LOCALES, type Locale } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { MESSAGE_FILES, type MessageTree } from './message-files.ts';
import { NAMESPACES } from './namespaces.ts';

/** Names that are the same in every language: products, formats, units, keys of the keyboard. */
const PRODUCT_NAMES =
  /\b(Lobby|Bearer|CSS|DOCX|PPTX|PowerPoint|Word|Free|Pro|Max|AI|API|URL|FAQ|CSV|XLSX|JSON|PDF|PNG|SVG|HTML|JavaScript|Webhook|REST|MCP|SDK|iOS|Android|Web|Google|Apple|GitHub|Telegram Business|Telegram|Business|utm_campaign|WhatsApp|LINE|Messenger|Slack|Instagram|OpenAI|Shopify|PGlite|PostgreSQL|Docker|npm|ID|KB|MB|GB|ms|USD|CNY|HKD|JPY|SSO|CSAT|SLA|Excel|Markdown|UTF-8|Alipay|WeChat Pay|WeChat|Cookie|DPA|SNS|SSL|temperature|PayPay|EIN|Enter|Esc|Ctrl|Alt|Shift|Tab|zip|IMAP|SMTP|TLS|STARTTLS|POST|HMAC|sha256|Authentication-Results|X-Lobby-Timestamp|X-Lobby-Signature|BotFather|newbot|Meta|Developers|Official Account Manager|Messaging API|Channel secret|Channel access token|Use webhook|messages|message_template_status_update|template_category_update|account_update|phone_number_quality_update|smb_message_echoes|UTC|JPEG|MIME|WebView|Bundle|com\.example\.[Ss]hop|message\.created|AAH|name@example\.com|(?:@in\.)?shop\.com|help)\b/gu;

/** Texts that name the fields of a file, or the end of a name, as they are written there. */
const FIELD_NAMES: ReadonlySet<string> = new Set(['help.transfer.text', 'channels.guide.telegram.before.2']);

const FIRST = 'en-US' satisfies Locale;
const OTHERS = LOCALES.filter((locale) => locale !== FIRST);

function textsOf(tree: MessageTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
}

async function load(locale: Locale, namespace: (typeof NAMESPACES)[number]): Promise<Map<string, string>> {
  return new Map(textsOf((await MESSAGE_FILES[locale][namespace]()).default));
}

const placeholdersOf = (text: string) => (text.match(/\{\{\s*[\w.]+[^}]*\}\}|<\/?\w+\s*\/?>/gu) ?? []).toSorted();

describe.each(NAMESPACES)('messages of %s', (namespace) => {
  test.each(LOCALES)('%s has no empty text, no exclamation mark and no stray space', async (locale) => {
    const faulty = [...(await load(locale, namespace))].filter(
      ([, text]) => text.trim() === '' || text.trim() !== text || /[!！]/u.test(text),
    );
    expect(faulty).toEqual([]);
  });

  test.each(OTHERS)('%s has the keys of en-US', async (locale) => {
    const [first, other] = await Promise.all([load(FIRST, namespace), load(locale, namespace)]);
    expect([...other.keys()].toSorted()).toEqual([...first.keys()].toSorted());
  });

  test.each(OTHERS)('%s fills in what en-US fills in', async (locale) => {
    const [first, other] = await Promise.all([load(FIRST, namespace), load(locale, namespace)]);
    const differing = [...other].filter(([key, text]) => placeholdersOf(text).join() !== placeholdersOf(first.get(key) ?? '').join());
    expect(differing).toEqual([]);
  });

  test.each(OTHERS)('%s leaves no English behind', async (locale) => {
    const english = [...(await load(locale, namespace))].filter(([key, text]) => {
      if (FIELD_NAMES.has(`${namespace}.${key}`)) return false;
      const words = text.replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\/\/\S*/gu, ' ').replace(PRODUCT_NAMES, ' ');
      return /[a-z]{3,}/iu.test(words);
    });
    expect(english).toEqual([]);
  });
});

test.each([
  ['ja-JP', /適格請求書/u],
  ['zh-CN', /发票/u],
] as const)('what a payment comes with is not promised in %s as what only a registered issuer gives', async (locale, promised) => {
  expect([...(await load(locale, 'cost'))].filter(([, text]) => promised.test(text))).toEqual([]);
});
