import { createTransport } from 'nodemailer';
import { mailHtml } from './mail-html.ts';
import type { Mailer } from './mailer.ts';

/** Longest wait for the mail server at each step, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Sends through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param from sender, `Name <address>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send({ to, subject, text }) {
      // An address object is taken as it is; a string would be parsed, and could name a second recipient.
      const { messageId } = await transport.sendMail({ to: { name: '', address: to }, subject, text, html: mailHtml(text) });
      return { providerId: messageId };
    },
  };
}
