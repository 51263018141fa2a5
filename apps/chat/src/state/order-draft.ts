import type { Attachment, FieldValues } from '@lobby/contract';
import { keep, type KeyValue } from './browser-storage.ts';
import { newId } from './random-id.ts';

/** A work order that is being written; a reload and a lost connection lose nothing of it. */
export interface OrderDraft {
  /** Under which it is submitted, however often. */
  readonly clientId: string;
  readonly typeId: string | null;
  readonly subject: string;
  readonly description: string;
  readonly fields: FieldValues;
  readonly email: string;
  /** Files that the server has already. */
  readonly files: readonly Attachment[];
  /** Those that fields of the form ask for, by their keys. */
  readonly fieldFiles: Readonly<Record<string, readonly Attachment[]>>;
  /** The chat that it came out of. */
  readonly chatId: string | null;
  /** The closed one that it goes on from. */
  readonly followsId: string | null;
  /** It is submitted as soon as there is a connection. */
  readonly sending: boolean;
}

const keyOf = (tenant: string) => `lobby-order-draft:${tenant}`;

export function emptyDraft(): OrderDraft {
  return {
    clientId: newId(),
    typeId: null,
    subject: '',
    description: '',
    fields: {},
    email: '',
    files: [],
    fieldFiles: {},
    chatId: null,
    followsId: null,
    sending: false,
  };
}

/** The kept draft of a tenant; undefined where there is none, or it cannot be read. */
export function readDraft(storage: KeyValue, tenant: string): OrderDraft | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(tenant)) ?? 'null') as Partial<OrderDraft> | null;
    return kept === null ? undefined : { ...emptyDraft(), ...kept };
  } catch {
    return undefined;
  }
}

export function keepDraft(storage: KeyValue, tenant: string, draft: OrderDraft): void {
  keep(storage, keyOf(tenant), JSON.stringify(draft));
}

export function dropDraft(storage: KeyValue, tenant: string): void {
  storage.removeItem(keyOf(tenant));
}
