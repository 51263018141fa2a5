/** Where Lobby itself answers: the chat of its own tenant. */
export const SUPPORT_CHAT = '/chat/demo';
