/** What an outbox tells its messages apart by. */
export interface Waiting {
  /** The UUID that a message travels with, each time it is tried. */
  readonly clientMsgId: string;
}

/** Messages that wait to be sent, where a reload does not lose them. */
export interface KeptOutbox<Message extends Waiting> {
  /** The messages in the order in which they were put; what is damaged is left out. */
  readonly read: () => readonly Message[];
  /** Puts all of them in place of what is there. @returns false where they do not outlive the page */
  readonly write: (messages: readonly Message[]) => boolean;
  /** Adds a message, or replaces the one with its id. Messages of other tabs stay. */
  readonly put: (message: Message) => boolean;
  readonly remove: (clientMsgId: string) => boolean;
  /** Makes the changes that lead from one state of this tab to the next: messages of other tabs stay. */
  readonly follow: (before: readonly Message[], now: readonly Message[]) => void;
}

/**
 * Opens the outbox that is kept under `key`. Each change is read, made and written at once, so that two tabs share one outbox.
 * A storage that is full or refuses keeps nothing, and says so.
 */
export function keptOutbox<Message extends Waiting>(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  isMessage: (value: unknown) => value is Message,
): KeptOutbox<Message> {
  const read = (): readonly Message[] => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(value) ? value.filter((each) => isMessage(each)) : [];
    } catch {
      return [];
    }
  };
  const write = (messages: readonly Message[]): boolean => {
    try {
      if (messages.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(messages));
      return true;
    } catch {
      return false;
    }
  };
  const put = (message: Message): boolean => {
    const held = read();
    const isKnown = held.some(({ clientMsgId }) => clientMsgId === message.clientMsgId);
    return write(isKnown ? held.map((each) => (each.clientMsgId === message.clientMsgId ? message : each)) : [...held, message]);
  };
  const remove = (id: string): boolean => write(read().filter(({ clientMsgId }) => clientMsgId !== id));
  return {
    read,
    write,
    put,
    remove,
    follow(before, now) {
      const left = new Set(now.map(({ clientMsgId }) => clientMsgId));
      for (const { clientMsgId } of before) if (!left.has(clientMsgId)) remove(clientMsgId);
      for (const message of now) if (!before.includes(message)) put(message);
    },
  };
}
