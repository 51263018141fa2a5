import { createContext, type RefObject } from 'react';

interface NewLinePlace {
  readonly viewport: RefObject<HTMLElement | null>;
  /** The line has come into view. */
  readonly onSeen: () => void;
}

/** Where the line above new messages tells that it was seen. */
export const NewLineContext = createContext<NewLinePlace | undefined>(undefined);
