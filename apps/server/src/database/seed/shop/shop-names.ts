/** Address name of the shop that the demo is: `/chat/northfold`. */
export const SHOP_SLUG = 'northfold';
/** Which of its people signs in. */
export const DEMO_OWNER = 'mina';
/** Whose the business is that knows Lobby, where the demo account is the shop's. Nobody signs in as it. */
export const LOBBY_OWNER = 'lobby@lobby.example';
