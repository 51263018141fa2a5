import type { ToolFields } from '@lobby/contract';
import type { SecretBox } from '#/secret-box.ts';
import type { NewTool, ToolRow } from './tool.repository.ts';

/** What only the call itself may carry. */
export interface ToolSecrets {
  headers: Record<string, string>;
  secret?: string | undefined;
}

export function openSecrets(secrets: SecretBox, tenantId: number, sealed: string): ToolSecrets {
  return JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), contextOf(tenantId))) as ToolSecrets;
}

/** A tool as it is stored: what was sent, and for what was left out the `kept` secrets. */
export function sealTool(secrets: SecretBox, tenantId: number, fields: ToolFields, kept?: ToolSecrets): NewTool {
  const headers = Object.fromEntries(
    fields.headers.flatMap(({ name, value }) => {
      const saved = value ?? kept?.headers[name.toLowerCase()];
      return saved === undefined ? [] : [[name.toLowerCase(), saved] as const];
    }),
  );
  const secret = fields.auth.kind === 'none' ? undefined : (fields.auth.secret ?? kept?.secret);
  const sealed = secrets.seal(JSON.stringify({ headers, ...(secret === undefined ? {} : { secret }) }), contextOf(tenantId));
  return {
    ...fields,
    headers: fields.headers.map(({ name }) => ({ name })),
    auth: { kind: fields.auth.kind, name: fields.auth.name, has_secret: secret !== undefined },
    sealed: sealed.toString('base64'),
  };
}

/** Secrets go to the origin that they were entered for, and to no other one that the address is changed to. */
export function keepsOrigin(before: Pick<ToolRow, 'url'>, after: Pick<ToolFields, 'url'>): boolean {
  return URL.parse(before.url)?.origin === URL.parse(after.url)?.origin;
}

function contextOf(tenantId: number): string {
  return `bot tool of ${tenantId}`;
}
