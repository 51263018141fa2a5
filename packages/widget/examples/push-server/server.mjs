import { GoogleAuth } from 'google-auth-library';
import { importPKCS8, SignJWT } from 'jose';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { Webhook } from 'standardwebhooks';
import { notificationsOf } from './notify.mjs';

const { LOBBY_ORIGIN, LOBBY_KEY, LOBBY_WEBHOOK_SECRET, FCM_PROJECT, APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID, APNS_TOPIC, PORT } = process.env;
const APP = { scheme: 'exampleshop', title: 'Example shop' };
const BODY_MAX = 1_000_000;

const webhook = new Webhook(LOBBY_WEBHOOK_SECRET);
const google = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/firebase.messaging' });
/** Ids of events that were pushed: what comes under one again is a repeat. Keep them in your database. */
const done = new Set();

createServer(async (request, response) => {
  try {
    const body = await read(request);
    const event = webhook.verify(body, request.headers); // Throws where the signature is wrong or old.
    const id = request.headers['webhook-id'];
    if (!done.has(id)) await push(event);
    done.add(id);
    response.writeHead(204).end();
  } catch (error) {
    // Lobby tries again, for three days.
    response.writeHead(error?.name === 'WebhookVerificationError' ? 401 : 500).end();
  }
}).listen(Number(PORT ?? 8080));

async function push(event) {
  if (event.type !== 'message.created') return;
  const installs = await installsOf(event.data.conversation.contact_id);
  const notifications = notificationsOf(event, installs, APP);
  // A device that is gone keeps no other from being told.
  await Promise.allSettled(notifications.map((each) => (each.platform === 'ios' ? sendApns(each) : sendFcm(each))));
}

/** With a key of Lobby that may read contacts. */
async function installsOf(contactId) {
  const url = `${LOBBY_ORIGIN}/api/open/v1/contacts/${contactId}/app-installs`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${LOBBY_KEY}` } });
  if (!response.ok) throw new Error(`Lobby answered ${response.status}`);
  return (await response.json()).data.items;
}

async function sendFcm({ payload }) {
  const url = `https://fcm.googleapis.com/v1/projects/${FCM_PROJECT}/messages:send`;
  const client = await google.getClient();
  await client.request({ url, method: 'POST', data: payload });
}

async function sendApns({ token, payload }) {
  const key = await importPKCS8(APNS_KEY, 'ES256');
  const jwt = await new SignJWT().setProtectedHeader({ alg: 'ES256', kid: APNS_KEY_ID }).setIssuer(APNS_TEAM_ID).setIssuedAt().sign(key);
  const session = connect('https://api.push.apple.com');
  await new Promise((resolve, reject) => {
    session.on('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      authorization: `bearer ${jwt}`,
      'apns-topic': APNS_TOPIC,
      'apns-push-type': 'alert',
    });
    stream.on('response', (headers) => (headers[':status'] === 200 ? resolve() : reject(new Error(`APNs answered ${headers[':status']}`))));
    stream.on('error', reject);
    stream.end(JSON.stringify(payload));
  }).finally(() => session.close());
}

async function read(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > BODY_MAX) throw new Error('The body is too large');
  }
  return body;
}
