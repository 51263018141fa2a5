export type { IncomingMessage, Lobby, LobbyCommand, LobbyEvent, LobbyQueue, PageDetails, Unsubscribe, VisitorIdentity } from './api.ts';
export { loadLobby, type LoadOptions } from './load-lobby.ts';
export type { AppDevice, FromApp, FromFrame, Hello, LauncherSide, PageState, ToApp } from './protocol.ts';
