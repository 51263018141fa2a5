import { aiAccess, hours, invites, pay, policy, privacy, retention, roles, teams, tenant, user } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { listMails } from '#/domains/mail/list-mails.ts';
import { uploaded } from '#test/upload-file.ts';
import { named, type Writes, type WriteScene } from './write-scene.ts';

const PASSWORD = 'otter-7-kiosk';
const NEW_PASSWORD = 'kiosk-7-otters';
/** A PNG of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const newAddress = () => `${named('person').replace(' ', '-')}@shop.example`;

async function mailedCode({ app }: WriteScene, email: string, type: 'register' | 'reset_pwd'): Promise<string> {
  await app.call(user.sendEmailCode, { email, email_type: type });
  return app.latestCode(email);
}

/** Somebody who has been invited: which invitation, and the key in its mail. */
async function invited({ app, make }: WriteScene): Promise<{ id: string; key: string }> {
  const email = newAddress();
  await make(invites.create, { emails: [email], role: 'agent', team_ids: [] });
  const { items } = await make(invites.list, {});
  const [mail] = await listMails(app.services, email);
  return { id: items.find((each) => each.email === email)?.id ?? '', key: /invite=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const aPicture = async ({ app, mina }: WriteScene, purpose: 'face' | 'logo') =>
  (await uploaded(app, 'staff', mina.token, { name: 'dot.png', bytes: Buffer.from(DOT, 'base64'), mime: 'image/png' }, purpose)).id;
const aRole = (scene: WriteScene) => scene.make(roles.create, { name: named('Night'), base: 'agent', permissions: [] });
const aTeam = (scene: WriteScene) => scene.make(teams.create, { name: named('Desk'), member_ids: [] });
const aQuote = async (scene: WriteScene) => (await scene.make(pay.pre, { set_meal_id: 3, period: 'month', currency: 'USD' })).quote_id;
const anOrder = async (scene: WriteScene) =>
  (await scene.make(pay.initiate, { quote_id: await aQuote(scene), method: 'sandbox' })).order_no;

/** Accounts, sign-ins, the people of a business, what it pays and what it has set. */
export const ACCOUNT_WRITES: Writes = {
  'user.sendEmailCode': () => ({ request: { email: newAddress(), email_type: 'register' } }),
  async 'user.registerTenant'(scene) {
    const email = newAddress();
    const code = await mailedCode(scene, email, 'register');
    return { request: { email, password: PASSWORD, re_password: PASSWORD, code, tenant_name: named('Shop') } };
  },
  async 'user.register'(scene) {
    const email = newAddress();
    return { request: { email, password: PASSWORD, re_password: PASSWORD, code: await mailedCode(scene, email, 'register') } };
  },
  async 'user.checkEmailCode'(scene) {
    const { email } = await scene.app.signUp();
    return { request: { email, email_type: 'reset_pwd', code: await mailedCode(scene, email, 'reset_pwd') } };
  },
  async 'user.resetPassword'(scene) {
    const { email } = await scene.app.signUp();
    const code = await mailedCode(scene, email, 'reset_pwd');
    const { token: key } = (await scene.app.call(user.checkEmailCode, { email, email_type: 'reset_pwd', code })).data;
    return { request: { password: NEW_PASSWORD, key } };
  },
  async 'user.updatePassword'(scene) {
    const { token } = await scene.app.signUp();
    return { token, request: { old_password: PASSWORD, password: NEW_PASSWORD, re_password: NEW_PASSWORD } };
  },
  'user.login': ({ mina }) => ({ request: { email: mina.email, password: mina.password } }),
  'user.updateProfile': () => ({ request: { name: named('Mina') } }),
  'user.setFace': async (scene) => ({ request: { upload_id: await aPicture(scene, 'face') } }),
  'tenant.setLogo': async (scene) => ({ request: { upload_id: await aPicture(scene, 'logo') } }),
  'user.revokeSession': async ({ app }) => ({ token: (await app.signUp()).token, request: {} }),
  'user.beginTwoStep': async ({ app }) => ({ token: (await app.signUp()).token, request: { password: PASSWORD } }),
  'user.enableTwoStep': () => ({ request: { code: '000000' } }),
  'user.disableTwoStep': () => ({ request: { password: PASSWORD, code: '000000' } }),
  'user.renewRecoveryCodes': () => ({ request: { password: PASSWORD, code: '000000' } }),
  'user.logout': async ({ app }) => ({ token: (await app.signUp()).token, request: {} }),
  'tenant.skipStep': () => ({ request: { step: 'hours', skipped: true } }),
  async 'tenant.updateSettings'({ make }) {
    const { name, country, timezone, locales, industry, frame_origins, version } = await make(tenant.settings, {});
    return { request: { name: `${name}.`, country, timezone, locales, industry, frame_origins, version } };
  },
  async 'demo.save'({ app, mina }) {
    await app.services.database.pool.query('INSERT INTO demo_business (tenant_id) VALUES ($1) ON CONFLICT DO NOTHING', [mina.tenantId]);
    return { request: { visited: false } };
  },
  'oauth.login': () => ({ request: { state: 'nobody’s', code: 'nobody’s' } }),
  'oauth.unlink': () => ({ request: { id: randomUUID() } }),
  'pay.pre': () => ({ request: { set_meal_id: 3, period: 'month', currency: 'USD' } }),
  'pay.initiate': async (scene) => ({ request: { quote_id: await aQuote(scene), method: 'sandbox' } }),
  'pay.check': async (scene) => ({ request: { order_no: await anOrder(scene) } }),
  'pay.cancel': async (scene) => ({ request: { order_no: await anOrder(scene) } }),
  'team.updateMember': async ({ colleague }) => ({ request: { id: (await colleague()).userId, max_active: 3 } }),
  'team.changeRole': async ({ colleague }) => ({ request: { id: (await colleague()).userId, role: 'viewer' } }),
  'team.removeMember': async ({ colleague }) => ({ request: { id: (await colleague()).userId } }),
  'team.setPresence': async ({ colleague }) => ({ token: (await colleague()).token, request: { presence: 'online' } }),
  'team.beat': async ({ colleague }) => ({ token: (await colleague()).token, request: {} }),
  'team.create': () => ({ request: { name: named('Desk'), member_ids: [] } }),
  'team.saveRules': async (scene) => ({
    request: { items: [{ match: { languages: [], tags: [], hours: null }, team_id: (await aTeam(scene)).id, strategy: 'least_busy' }] },
  }),
  async 'team.saveSettings'({ make }) {
    return { request: { ...(await make(teams.settings, {})), reply_minutes: 4 } };
  },
  async 'team.update'(scene) {
    return { request: { id: (await aTeam(scene)).id, name: named('Desk'), member_ids: [scene.mina.userId] } };
  },
  'team.remove': async (scene) => ({ request: { id: (await aTeam(scene)).id } }),
  'role.create': () => ({ request: { name: named('Night'), base: 'agent', permissions: [] } }),
  async 'role.update'(scene) {
    const { id, version } = await aRole(scene);
    return { request: { id, version, name: named('Day'), base: 'agent', permissions: [] } };
  },
  'role.remove': async (scene) => ({ request: { id: (await aRole(scene)).id, move_to: 'agent' } }),
  'invite.create': () => ({ request: { emails: [newAddress()], role: 'agent', team_ids: [] } }),
  async 'invite.resend'(scene) {
    const { id } = await invited(scene);
    // As though it had been sent a while ago: it is not sent again within a minute.
    await scene.app.services.database.pool.query(`UPDATE invite SET sent_at = sent_at - interval '10 minutes' WHERE id = $1`, [id]);
    return { request: { id } };
  },
  'invite.revoke': async (scene) => ({ request: { id: (await invited(scene)).id } }),
  async 'invite.accept'(scene) {
    const { key } = await invited(scene);
    return { request: { key, name: 'Nori', password: PASSWORD, re_password: PASSWORD } };
  },
  async 'hours.save'({ make }) {
    const { items } = await make(hours.list, {});
    const version = items.find(({ team_id: team }) => team === null)?.version ?? 0;
    const days = Array.from({ length: 7 }, () => [{ start: 540, end: 1_080 }]);
    return {
      request: { timezone: 'Asia/Tokyo', always_open: false, days, exceptions: [], holiday_country: null, team_id: null, version },
    };
  },
  'hours.remove': async (scene) => ({ request: { team_id: (await aTeam(scene)).id } }),
  async 'policy.accept'({ app }) {
    const { token } = await app.signUp();
    const { data } = await app.call(policy.text, { type: 'terms' });
    return { token, request: { items: [{ type: data.type, version: data.version }] } };
  },
  async 'privacy.update'({ make }) {
    return { request: { ...(await make(privacy.get, {})), mode: 'line' } };
  },
  async 'retention.update'({ make }) {
    return { request: { months: 24, version: (await make(retention.get, {})).version } };
  },
  'aiAccess.settings': () => ({ request: { masks_personal: true } }),
  async 'aiAccess.saveModel'({ make }) {
    const { model } = await make(aiAccess.get, {});
    return {
      request: {
        name: 'Ours',
        base_url: 'https://models.invalid/v1',
        chat_model: 'writer',
        embedding_model: null,
        temperature: 0,
        max_tokens: null,
        on: false,
        falls_back: true,
        monthly_tokens: null,
        version: model?.version ?? 0,
      },
    };
  },
  'aiAccess.testModel': () => ({ request: {} }),
  'aiAccess.removeModel': () => ({ request: {} }),
  async 'aiAccess.saveBot'({ make }) {
    const { bot } = await make(aiAccess.get, {});
    const address = 'https://bot.invalid/answer';
    return { request: { name: 'Ours', address, on: false, fallback: 'built_in', version: bot?.version ?? 0 } };
  },
  'aiAccess.testBot': () => ({ request: {} }),
  'aiAccess.removeBot': () => ({ request: {} }),
};
