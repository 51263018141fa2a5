import { createContext, useContext } from 'react';
import type { HostPage } from '#/data/host-page.ts';
import { ClosePanel } from './later-parts.tsx';

const HostPageContext = createContext<HostPage | undefined>(undefined);

/** Gives the page around a framed chat to everything below it. */
export const HostPageProvider = HostPageContext.Provider;

/** The page around the chat; undefined where the chat stands alone. */
export function useHostPage(): HostPage | undefined {
  return useContext(HostPageContext);
}

/** Closes the panel around a framed chat; it stands in the header of every screen. */
export function FrameClose() {
  const host = useHostPage();
  return host ? <ClosePanel host={host} /> : null;
}
