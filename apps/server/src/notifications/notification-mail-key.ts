/** Keys of mails to colleagues about what they were told begin so, with the business behind it: `notification:7:…`. */
export const NOTIFICATION_MAIL_KEY = 'notification';
