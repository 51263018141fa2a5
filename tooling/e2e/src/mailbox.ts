import { expect, type APIRequestContext } from '@playwright/test';

/** A mail that the product would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The one-time code in the text; null where there is none. */
  readonly code: string | null;
  readonly id: string;
  /** Names of the files that lie in it. */
  readonly files: readonly string[];
}

/** The latest mails to an address, newest first. */
export async function readMailbox(request: APIRequestContext, to: string): Promise<readonly Mail[]> {
  const response = await request.get('/dev/mailbox', { params: { to } });
  const { data } = (await response.json()) as { data: { items: readonly Mail[] } };
  return data.items;
}

/** Waits for a mail with a code to an address, and reads the code from it. */
export async function receiveCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | null | undefined;
  await expect(async () => {
    code = (await readMailbox(request, to))[0]?.code;
    expect(code, `a code sent to ${to}`).toMatch(/^\d+$/);
  }).toPass();
  return code ?? '';
}
