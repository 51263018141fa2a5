import { CODES, HEADERS, type CodeName, type Endpoint } from '@lobby/contract';
import { html, raw } from 'hono/html';

/** A readable page of the API, made from the same descriptors as `/api/openapi.json`. */
export function docsPage(nouns: Record<string, Record<string, Endpoint>>, rule: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Lobby platform API</title>
        <style>
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            color: #18181b;
            background: #fafaf9;
            max-width: 880px;
            margin: 40px auto;
            padding: 0 16px;
          }
          h2 {
            margin: 40px 0 8px;
            font-size: 20px;
          }
          article {
            background: #fff;
            border: 1px solid #e4e4e8;
            border-radius: 12px;
            padding: 12px 20px;
            margin: 12px 0;
            overflow-x: auto;
          }
          h3 {
            font:
              600 14px/1.6 ui-monospace,
              monospace;
            margin: 0;
          }
          h3 span {
            color: #1447e6;
          }
          p {
            margin: 4px 0;
            color: #46464f;
          }
          code {
            font:
              13px ui-monospace,
              monospace;
          }
          table {
            border-collapse: collapse;
          }
          td {
            padding: 2px 20px 2px 0;
          }
        </style>
      </head>
      <body>
        <h1>Lobby platform API</h1>
        <p>
          Every answer is <code>{ code, msg, data }</code>; code 1 is success and <code>msg</code> is in the language of
          <code>${HEADERS.language}</code>. A token travels in the header <code>${HEADERS.token}</code>. The whole description, with every
          field, is in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </p>
        <p>${codeSpans(rule)}</p>
        ${Object.entries(nouns).map(
          ([noun, calls]) =>
            html`<h2>${noun}</h2>
              ${Object.values(calls).map(callCard)}`,
        )}
        <h2>Business codes</h2>
        <article>
          <table>
            ${(Object.keys(CODES) as CodeName[]).map(
              (name) =>
                html`<tr>
                  <td>${CODES[name].code}</td>
                  <td>${name}</td>
                  <td>HTTP ${CODES[name].status}</td>
                </tr>`,
            )}
          </table>
        </article>
      </body>
    </html>`;
}

/** A text whose parts between backticks are code. */
function codeSpans(text: string) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
}

function callCard(endpoint: Endpoint) {
  const who = { anyone: 'Anyone', staff: 'Signed-in staff', visitor: 'Visitor token', key: 'API key' }[endpoint.caller];
  const codes = endpoint.errors.map((name) => `${CODES[name].code} ${name}`).join(', ');
  return html`<article>
    <h3><span>${endpoint.method}</span> ${endpoint.path}</h3>
    <p>${endpoint.summary}. ${who}${endpoint.caller === 'key' ? html` with the scope <code>${endpoint.scope}</code>` : ''}.</p>
    ${codes ? html`<p>May answer: <code>${codes}</code></p>` : raw('')}
  </article>`;
}
