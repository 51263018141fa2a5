import { negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { Buffer } from 'node:buffer';
import { listMails, type Mail } from '#/domains/mail/list-mails.ts';
import { isLoopbackAddress, isLoopbackHost } from '#/is-loopback.ts';
import type { Services } from '#/services.ts';
import { succeed } from './answer.ts';
import { callerAddress } from './caller-address.ts';

/**
 * Mails that no server is configured to send, readable while Lobby is tried out: by whoever sits at this machine, and by others
 * where the mailbox is named.
 */
export function mountMailbox(app: Hono, services: Services): void {
  const { mailbox } = services.config;
  const mayRead = (c: Context) => mailbox === 'everybody' || (mailbox === 'this_machine' && isFromThisMachine(c));
  app.use('/dev/*', async (c: Context, next) => (mayRead(c) ? next() : c.notFound()));
  app.get('/dev/mailbox', async (c) => {
    const items = await listMails(services, c.req.query('to')?.trim().toLowerCase());
    const shown = items.map(({ attached, ...mail }) => ({ ...mail, files: attached.map(({ name }) => name) }));
    return succeed({ items: shown }, negotiateLocale(c.req.header('accept-language')));
  });
  app.get('/dev/mail/:id', async (c) => {
    const mail = (await listMails(services)).find(({ id }) => id === c.req.param('id'));
    // Links of a mail lead out of it, and nothing in it runs.
    return mail?.html == null ? c.notFound() : c.html(mail.html);
  });
  app.get('/dev/mail/:id/file/:no', async (c) => {
    const mail = (await listMails(services)).find(({ id }) => id === c.req.param('id'));
    const file = mail?.attached[Number(c.req.param('no'))];
    if (!file) return c.notFound();
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    return c.body(Buffer.from(file.base64, 'base64'), 200, { 'content-type': file.mime, 'content-disposition': disposition });
  });
  app.get('/dev/mail', async (c) => c.html(page(await listMails(services, c.req.query('to')?.trim().toLowerCase()))));
}

/** A proxy on this machine brings callers of others, and a name of another host may lead a browser here. */
function isFromThisMachine(c: Context): boolean {
  const isDirect = c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined;
  return isDirect && isLoopbackAddress(callerAddress(c, false)) && isLoopbackHost(new URL(c.req.url).hostname);
}

function page(mails: Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        <style>
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            color: #18181b;
            background: #fafaf9;
            max-width: 720px;
            margin: 40px auto;
            padding: 0 16px;
            overflow-wrap: anywhere;
          }
          article {
            background: #fff;
            border: 1px solid #e4e4e8;
            border-radius: 12px;
            padding: 16px 20px;
            margin: 16px 0;
          }
          h2 {
            font-size: 16px;
            margin: 0;
          }
          p {
            color: #65656f;
            margin: 4px 0 12px;
          }
          pre {
            font: inherit;
            white-space: pre-wrap;
            margin: 0;
          }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>No mail server is configured, so mails stay here. Set SMTP_URL to send them.</p>
        ${mails.map(
          (mail) =>
            html`<article>
              <h2>${mail.subject}</h2>
              <p>${mail.to} · ${new Date(mail.sent_at).toISOString()}</p>
              ${mail.html === null ? '' : html`<p><a href="/dev/mail/${mail.id}">HTML</a></p>`}
              ${mail.attached.map(({ name }, no) => html`<p><a href="/dev/mail/${mail.id}/file/${no}">${name}</a></p>`)}
              <pre>${mail.text}</pre>
            </article>`,
        )}
        ${mails.length === 0 ? html`<p>Nothing here yet.</p>` : ''}
      </body>
    </html>`;
}
