/** Asks the Lobby something; to another site browsers send no cookie by themselves. Rejects with words for the owner of the page. */
export async function ask<Answer>(origin: string, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${origin}/api/micro/chatbot/widget/${path}`, init).catch(() => {
    throw new Error(`${origin} is unreachable: connect-src?`);
  });
  const { msg, data } = (await response.json()) as { msg: string; data: Answer };
  if (response.ok) return data;
  throw new Error(msg);
}
