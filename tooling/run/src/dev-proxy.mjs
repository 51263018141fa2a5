import { request } from 'node:http';
import { connect } from 'node:net';

const HOST = '127.0.0.1';

/**
 * Passes a request on to the server. While it restarts there is nobody to answer, which is not the page's fault.
 * @param {number} port
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} response
 */
export function proxyRequest(port, incoming, response) {
  const { method, url: path, headers } = incoming;
  const outgoing = request({ host: HOST, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'retry-after': '1' }).end('The server is starting. Its log is in the terminal.\n');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/**
 * Passes a WebSocket on to the server, byte for byte.
 * @param {number} port
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 */
export function proxyUpgrade(port, incoming, socket, head) {
  const upstream = connect(port, HOST, () => {
    const headers = incoming.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    upstream.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers}\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}
