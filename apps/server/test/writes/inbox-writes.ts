import {
  annotations,
  bulk,
  canned,
  contacts,
  conversations,
  messages,
  reportSchedules,
  savedReports,
  savedViews,
  upload,
  visitor,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { A_FILE, aVisit, named, type Writes, type WriteScene } from './write-scene.ts';

const DAY = 86_400_000;
const aView = () => ({ name: named('Mine'), filter: {} });
const aReport = () => ({ name: named('Weekly'), filter: { page: 'overview' as const, days: 7 as const } });
const aNote = () => ({ id: randomUUID(), day: '2026-05-01', text: named('Sale') });
const aReply = (): RequestInput<typeof canned.create> => ({ scope: 'all', title: named('Thanks'), i18n: { 'en-US': 'Thank you!' } });

async function queued(scene: WriteScene) {
  const chat = await scene.chat();
  await scene.visit(chat.token, visitor.handoff, { conversation_id: chat.id });
  return chat;
}

/** A visitor's own file, announced and not sent. */
async function visitorsFile(scene: WriteScene) {
  const { token } = await aVisit(scene);
  const announced = { client_file_id: randomUUID(), name: A_FILE.name, bytes: A_FILE.bytes.length };
  return { token, id: (await scene.visit(token, upload.visitorPrepare, announced)).id };
}

async function sentFile(scene: WriteScene): Promise<string> {
  const { id } = await scene.announced();
  await scene.app.call(upload.part, { id, part: 0 }, { token: scene.mina.token, file: A_FILE });
  return id;
}

/** Conversations, their visitors, and what stands beside them. */
export const INBOX_WRITES: Writes = {
  'contact.update': async ({ contact }) => ({ request: { id: (await contact()).id, name: named('Ada') } }),
  'contact.block': async ({ contact }) => ({ request: { id: (await contact()).id, blocked: true } }),
  'contact.export': async ({ contact }) => ({ request: { id: (await contact()).id } }),
  'contact.erase': async ({ contact }) => ({ request: { id: (await contact()).id } }),
  'contact.merge': async ({ contact }) => ({ request: { id: (await contact()).id, from_id: (await contact()).id } }),
  async 'contact.unmerge'({ contact, make }) {
    const request = { id: (await contact()).id, from_id: (await contact()).id };
    await make(contacts.merge, request);
    return { request };
  },
  'conversation.takeover': async ({ chat }) => ({ request: { id: (await chat()).id } }),
  'conversation.return': async ({ ownChat }) => ({ request: { id: (await ownChat()).id } }),
  'conversation.resolve': async ({ ownChat }) => ({ request: { id: (await ownChat()).id } }),
  async 'conversation.reopen'({ ownChat, make }) {
    const { id } = await ownChat();
    await make(conversations.resolve, { id });
    return { request: { id } };
  },
  'conversation.spam': async ({ chat }) => ({ request: { id: (await chat()).id } }),
  'conversation.snooze': async ({ ownChat, app }) => ({ request: { id: (await ownChat()).id, until: app.services.now() + DAY } }),
  async 'conversation.unsnooze'({ ownChat, make, app }) {
    const { id } = await ownChat();
    await make(conversations.snooze, { id, until: app.services.now() + DAY });
    return { request: { id } };
  },
  async 'conversation.assign'({ chat, colleague }) {
    return { request: { id: (await chat()).id, user_id: (await colleague()).userId } };
  },
  'conversation.update': async ({ chat }) => ({ request: { id: (await chat()).id, priority: 'high', tags: ['spring'] } }),
  'conversation.translate': async ({ chat }) => ({ request: { id: (await chat()).id, target: 'ja-JP' } }),
  'conversation.read': async ({ chat }) => ({ request: { id: (await chat()).id, seq: 1 } }),
  'conversation.typing': async ({ ownChat }) => ({ request: { id: (await ownChat()).id } }),
  'bulk.run': async ({ chat }) => ({
    request: { request_id: randomUUID(), ids: [(await chat()).id], action: { kind: 'tag', tag: 'spring' } },
  }),
  async 'bulk.undo'({ chat, make }) {
    const ids = [(await chat()).id];
    const { id } = await make(bulk.run, { request_id: randomUUID(), ids, action: { kind: 'tag', tag: 'spring' } });
    return { request: { id } };
  },
  'view.create': () => ({ request: aView() }),
  async 'view.update'({ make }) {
    const { id, version } = await make(savedViews.create, aView());
    return { request: { id, version, ...aView() } };
  },
  'view.remove': async ({ make }) => ({ request: { id: (await make(savedViews.create, aView())).id } }),
  'savedReport.create': () => ({ request: aReport() }),
  async 'savedReport.update'({ make }) {
    const { id, version } = await make(savedReports.create, aReport());
    return { request: { id, version, ...aReport() } };
  },
  'savedReport.remove': async ({ make }) => ({ request: { id: (await make(savedReports.create, aReport())).id } }),
  'annotation.create': () => ({ request: aNote() }),
  async 'annotation.update'({ make }) {
    const { id, version } = await make(annotations.create, aNote());
    return { request: { id, version, day: '2026-05-02', text: 'Price change' } };
  },
  'annotation.remove': async ({ make }) => ({ request: { id: (await make(annotations.create, aNote())).id } }),
  async 'reportSchedule.save'({ make, mina }) {
    const { id } = await make(savedReports.create, aReport());
    return { request: { id, every: 'day', hour: 8, format: 'csv', recipients: [mina.userId] } };
  },
  async 'reportSchedule.remove'({ make, mina }) {
    const { id } = await make(savedReports.create, aReport());
    await make(reportSchedules.save, { id, every: 'day', hour: 8, format: 'csv', recipients: [mina.userId] });
    return { request: { id } };
  },
  'reportSchedule.test': async ({ make }) => ({ request: { id: (await make(savedReports.create, aReport())).id, format: 'csv' } }),
  'savedReport.choose': async ({ make }) => ({ request: { id: (await make(savedReports.create, aReport())).id } }),
  'message.send': async ({ chat }) => ({ request: { id: (await chat()).id, client_msg_id: randomUUID(), text: 'On its way' } }),
  async 'message.edit'({ ownChat, reply }) {
    const chat = await ownChat();
    return { request: { id: chat.id, seq: (await reply(chat)).seq, text: 'It arrives today' } };
  },
  async 'message.remove'({ ownChat, reply }) {
    const chat = await ownChat();
    return { request: { id: chat.id, seq: (await reply(chat)).seq } };
  },
  'upload.prepare': () => ({ request: { client_file_id: randomUUID(), name: A_FILE.name, bytes: A_FILE.bytes.length } }),
  'upload.part': async ({ announced }) => ({ request: { id: (await announced()).id, part: 0 }, file: A_FILE }),
  'upload.done': async (scene) => ({ request: { id: await sentFile(scene) } }),
  async 'upload.copy'(scene) {
    const id = await sentFile(scene);
    await scene.make(upload.done, { id });
    return { request: { client_file_id: randomUUID(), id } };
  },
  'upload.cancel': async ({ announced }) => ({ request: { id: (await announced()).id } }),
  'upload.links': async (scene) => ({ request: { ids: [await sentFile(scene)] } }),
  async 'upload.visitorPrepare'(scene) {
    const { token } = await aVisit(scene);
    return { token, request: { client_file_id: randomUUID(), name: A_FILE.name, bytes: A_FILE.bytes.length } };
  },
  async 'upload.visitorPart'(scene) {
    const { token, id } = await visitorsFile(scene);
    return { token, request: { id, part: 0 }, file: A_FILE };
  },
  async 'upload.visitorDone'(scene) {
    const { token, id } = await visitorsFile(scene);
    await scene.app.call(upload.visitorPart, { id, part: 0 }, { token, file: A_FILE });
    return { token, request: { id } };
  },
  async 'upload.visitorCancel'(scene) {
    const { token, id } = await visitorsFile(scene);
    return { token, request: { id } };
  },
  async 'upload.visitorLinks'(scene) {
    const { token, id } = await visitorsFile(scene);
    return { token, request: { ids: [id] } };
  },
  'note.add': async ({ chat }) => ({ request: { id: (await chat()).id, client_msg_id: randomUUID(), text: 'A regular' } }),
  'canned.create': () => ({ request: aReply() }),
  async 'canned.update'({ make }) {
    const { id, version } = await make(canned.create, aReply());
    return { request: { id, version, ...aReply() } };
  },
  'canned.remove': async ({ make }) => ({ request: { id: (await make(canned.create, aReply())).id } }),
  async 'canned.used'(scene) {
    const [chat, { id }] = [await scene.ownChat(), await scene.make(canned.create, aReply())];
    const sent = { id: chat.id, client_msg_id: randomUUID(), text: 'Thank you!' };
    await scene.make(messages.send, sent);
    return { request: { conversation_id: chat.id, client_msg_id: sent.client_msg_id, ids: [id] } };
  },
  'draft.save': async ({ chat, app }) => ({
    request: { id: (await chat()).id, kind: 'reply', body: 'I will look', written_at: app.services.now() },
  }),
  'copilot.draft': async ({ chat }) => ({ request: { conversation_id: (await chat()).id } }),
  'copilot.rewrite': async ({ chat }) => ({ request: { conversation_id: (await chat()).id, text: 'Soon', style: 'shorter' } }),
  'copilot.summary': async ({ chat }) => ({ request: { conversation_id: (await chat()).id } }),
  'copilot.tags': async ({ chat }) => ({ request: { conversation_id: (await chat()).id } }),
  'translate.messages': async ({ chat }) => ({ request: { conversation_id: (await chat()).id, seqs: [1], target: 'ja-JP' } }),
  'translate.text': async ({ chat }) => ({ request: { conversation_id: (await chat()).id, text: 'Soon', target: 'ja-JP' } }),
  'translate.saveSettings': () => ({ request: { channel: 'web', auto: true } }),
  'visitor.session': ({ mina }) => ({ request: { tenant: mina.slug, locale: 'en-US' } }),
  async 'visitor.messages'(scene) {
    const { token, conversation_id: id } = await aVisit(scene);
    return { token, request: { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello' } };
  },
  async 'visitor.edit'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, seq: 1, text: 'Hello there' } };
  },
  async 'visitor.remove'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, seq: 1 } };
  },
  async 'visitor.handoff'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id } };
  },
  async 'visitor.feedback'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, seq: 2, verdict: 'up' } };
  },
  async 'visitor.read'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, seq: 2 } };
  },
  async 'visitor.end'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id } };
  },
  async 'visitor.csat'({ chat, visit }) {
    const { token, id } = await chat();
    await visit(token, visitor.end, { conversation_id: id });
    return { token, request: { conversation_id: id, score: 5 } };
  },
  async 'visitor.leaveQueue'(scene) {
    const { token, id } = await queued(scene);
    return { token, request: { conversation_id: id } };
  },
  async 'visitor.contact'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, name: 'Ada', email: `${randomUUID()}@example.com` } };
  },
  async 'visitor.typing'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id } };
  },
  async 'visitor.locale'({ chat }) {
    const { token, id } = await chat();
    return { token, request: { conversation_id: id, locale: 'ja-JP' } };
  },
  async 'visitor.transcript'({ chat }) {
    const { token, id } = await chat();
    const email = `${randomUUID()}@example.com`;
    return { token, request: { conversation_id: id, email, locale: 'en-US', timezone: 'Asia/Tokyo' } };
  },
  async 'visitor.consent'(scene) {
    const { token } = await aVisit(scene);
    return { token, request: { version: 1, locale: 'en-US' } };
  },
};
