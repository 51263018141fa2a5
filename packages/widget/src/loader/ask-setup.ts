import type { WidgetSetup } from '@lobby/contract';

/** The browser's own, whatever the page makes of the name later. */
const { fetch } = window;

/** Asks how the launcher looks, and whether anything waits for the visitor. Rejects with words for the owner of the page. */
export async function askSetup(origin: string, key: string, language: string, ticket: string): Promise<WidgetSetup> {
  const path = `/api/micro/chatbot/widget/${key}?lang=${encodeURIComponent(language)}${ticket && `&ticket=${encodeURIComponent(ticket)}`}`;
  let response: Response;
  try {
    response = await fetch(origin + path, { credentials: 'omit' });
  } catch {
    throw new Error(`${origin} cannot be reached: see connect-src`);
  }
  const { msg, data } = (await response.json()) as { msg: string; data: WidgetSetup };
  if (!response.ok) throw new Error(msg);
  return data;
}
