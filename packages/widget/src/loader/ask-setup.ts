import type { WidgetSetup } from '@lobby/contract';

/** Asks how the launcher looks, and whether anything waits for the visitor. Rejects with words for the owner of the page. */
export async function askSetup(origin: string, key: string, language: string, ticket: string): Promise<WidgetSetup> {
  const response = await fetch(`${origin}/api/micro/chatbot/widget/${key}?ticket=${ticket}${language && `&lang=${language}`}`, {
    credentials: 'omit',
  }).catch(() => {
    throw new Error(`${origin} is unreachable: connect-src?`);
  });
  const { msg, data } = (await response.json()) as { msg: string; data: WidgetSetup };
  if (response.ok) return data;
  throw new Error(msg);
}
