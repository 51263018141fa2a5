import { apiKeys, appInstalls, channelIdentity, channels, notifications, webhooks, type Channel } from '@lobby/contract';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { webChannel } from './web-channel.ts';
import { named, type Writes, type WriteScene } from './write-scene.ts';

const aKey = ({ make }: WriteScene) => make(apiKeys.create, { name: named('Till'), scopes: ['bot:ask'] });
/** Nobody answers there. */
const aWebhook = ({ make }: WriteScene) => make(webhooks.create, { url: 'https://erp.invalid/hook', events: ['quota.warning'] });
const aChannel = async ({ make }: WriteScene) => webChannel(await make(channels.create, { kind: 'web', name: named('Shop') }));
const apps = new WeakMap<WriteScene, Promise<Channel>>();
/** One for all: a business has few channels. */
const anApp = (scene: WriteScene) => {
  const names = { package_name: 'com.example.shop', bundle_id: 'com.example.Shop', scheme: 'shop' };
  const made = apps.get(scene) ?? scene.make(channels.create, { kind: 'app', name: named('App'), app: names }).then(webChannel);
  apps.set(scene, made);
  return made;
};
const aDevice = () => ({ platform: 'ios' as const, device_token: randomUUID(), locale: 'en-US' as const });
const aSubscription = () => ({
  endpoint: `https://push.invalid/${randomUUID()}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});

/** What programs outside may do and are told, and what people are told. */
export const PROGRAM_WRITES: Writes = {
  'apiKey.create': () => ({ request: { name: named('Till'), scopes: ['bot:ask'] } }),
  'apiKey.update': async (scene) => ({ request: { id: (await aKey(scene)).id, name: named('Till') } }),
  'apiKey.rotate': async (scene) => ({ request: { id: (await aKey(scene)).id } }),
  'apiKey.remove': async (scene) => ({ request: { id: (await aKey(scene)).id } }),
  'appInstall.register': async (scene) => {
    const { token } = await scene.chat();
    return { request: { channel: (await anApp(scene)).public_key, ...aDevice() }, token };
  },
  async 'appInstall.remove'(scene) {
    const [{ token }, device] = [await scene.chat(), aDevice()];
    await scene.visit(token, appInstalls.register, { channel: (await anApp(scene)).public_key, ...device });
    return { request: { device_token: device.device_token }, token };
  },
  // Connections that are nobody's.
  'messaging.check': () => ({ request: { id: randomUUID() } }),
  'messaging.replay': () => ({ request: { id: randomUUID(), event_id: '1' } }),
  'messaging.resend': async (scene) => ({ request: { id: (await scene.ownChat()).id, seq: 1 } }),
  'messaging.react': async (scene) => ({ request: { id: (await scene.ownChat()).id, seq: 1, emoji: null } }),
  'messaging.askPhone': async (scene) => ({ request: { id: (await scene.ownChat()).id, client_msg_id: randomUUID() } }),
  'messageTemplate.sync': () => ({ request: { id: randomUUID() } }),
  'messageTemplate.send': async (scene) => ({
    request: { id: (await scene.ownChat()).id, client_msg_id: randomUUID(), name: 'hello', language: 'en' },
  }),
  'webhook.create': () => ({ request: { id: randomUUID(), url: 'https://erp.invalid/hook', events: ['quota.warning'] } }),
  'webhook.update': async (scene) => ({ request: { id: (await aWebhook(scene)).id, name: 'ERP' } }),
  'webhook.remove': async (scene) => ({ request: { id: (await aWebhook(scene)).id } }),
  'webhook.rotate': async (scene) => ({ request: { id: (await aWebhook(scene)).id } }),
  'webhook.test': async (scene) => ({ request: { id: (await aWebhook(scene)).id } }),
  async 'webhook.replay'(scene) {
    const { id } = await aWebhook(scene);
    return { request: { id, delivery_id: (await scene.make(webhooks.test, { id })).id } };
  },
  'webhook.replayMany': async (scene) => ({ request: { id: (await aWebhook(scene)).id } }),
  'channelIdentity.update': async (scene) => ({ request: { id: (await aChannel(scene)).id, mode: 'off' } }),
  'channelIdentity.createSecret': async (scene) => ({ request: { id: (await aChannel(scene)).id, secret_id: randomUUID(), use: 'token' } }),
  async 'channelIdentity.removeSecret'(scene) {
    const [{ id }, secretId] = [await aChannel(scene), randomUUID()];
    await scene.make(channelIdentity.createSecret, { id, secret_id: secretId, use: 'token' });
    return { request: { id, secret_id: secretId } };
  },
  'channelIdentity.test': async (scene) => ({ request: { id: (await aChannel(scene)).id, token: 'a.b.c' } }),
  'widget.identify': async (scene) => ({ request: { key: (await aChannel(scene)).public_key, jwt: 'a.b.c' } }),
  'notification.read': () => ({ request: { all: true } }),
  'notification.savePreference': () => ({ request: { preset: 'calm' } }),
  'notification.addDevice': () => ({ request: aSubscription() }),
  async 'notification.removeDevice'({ make }) {
    return { request: { id: (await make(notifications.addDevice, aSubscription())).id } };
  },
  async 'notification.testDevice'({ make }) {
    return { request: { id: (await make(notifications.addDevice, aSubscription())).id } };
  },
};
