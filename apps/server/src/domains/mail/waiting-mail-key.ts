/** Keys of mails to colleagues about visitors who wait begin so, with the business behind it: `waiting-mail:7:…`. */
export const WAITING_MAIL_KEY = 'waiting-mail';
