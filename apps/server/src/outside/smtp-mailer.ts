import type { SendMailOptions } from 'nodemailer';
import { mailHtml } from './mail-html.ts';
import type { MailHead, Mailer } from './mailer.ts';

/** Longest wait for the mail server at each step, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Sends through an SMTP server.
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param from sender, `Name <address>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = import('nodemailer').then(({ createTransport }) => createTransport({ url, ...timeouts }, { from }));
  return {
    async send({ to, subject, text, html = mailHtml(text), files = [], ...head }) {
      const { messageId } = await (
        await transport
      ).sendMail({
        // An address object is taken as it is; a string would be parsed, and could name a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: files.map(({ name, mime, content }) => ({ filename: name, contentType: mime, content })),
        ...headOf(head, from),
      });
      return { providerId: messageId };
    },
  };
}

function headOf({ fromName, replyTo, messageId, references, isAutomatic, stopUrl }: MailHead, from: string): SendMailOptions {
  const address = /<([^>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    ...(fromName === undefined ? {} : { from: { name: fromName, address } }),
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(references === undefined ? {} : { references, inReplyTo: references.at(-1) ?? '' }),
    // RFC 3834, and the header that Exchange listens to.
    ...(stopUrl === undefined ? {} : { list: { unsubscribe: stopUrl } }),
    ...(isAutomatic ? { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } } : {}),
  };
}
