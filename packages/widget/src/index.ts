export type { IncomingMessage, Lobby, LobbyCommand, LobbyEvent, LobbyQueue, PageDetails, Unsubscribe, VisitorIdentity } from './api.ts';
export { loadLobby, type LoadOptions } from './load-lobby.ts';
export type { FromFrame, Hello, PageState } from './protocol.ts';
