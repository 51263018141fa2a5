import { wordsOf, type Message } from '@lobby/contract';
import type { LobbyI18n } from '@lobby/i18n';
import type { IncomingMessage, PageState } from '@lobby/widget';
import type { HostPage } from '#/data/host-page.ts';
import type { Chat } from '#/data/open-chat.ts';
import { keep } from '#/state/browser-storage.ts';
import { applyLook } from './apply-look.ts';
import { countNews, type Counted } from './count-news.ts';
import { drawFace } from './draw-face.ts';
import { forgetVisitor } from './forget-visitor.ts';

/** Characters of a message that the page shows above its launcher. */
const SHOWN_MAX = 160;

export interface FrameParts {
  readonly host: HostPage;
  readonly chat: Chat;
  readonly i18n: LobbyI18n;
}

/** Keeps the page around a framed chat and the chat itself in step. */
export function connectFrame({ host, chat, i18n }: FrameParts): () => void {
  let page: PageState | undefined;
  let counted: Counted | undefined;
  let told: { ticket?: string | null; look?: unknown } = {};
  let forgetting: Promise<void> | undefined;
  /** One after the other, as they came in. */
  let said = Promise.resolve();
  const keptAt = `lobby-counted:${chat.tenant}`;
  const kept = parseCounted(chat.storage.session.getItem(keptAt));

  const waiting = () => counted?.waiting ?? page?.unread ?? 0;

  const onChat = () => {
    const { ticket, look, beginFailure } = chat.store.get();
    // Somebody else has signed in on the page: nothing of the visitor before is kept, and the chat begins anew for the one of now.
    if (beginFailure === 'identity_other' && !forgetting) void leave().then(() => location.reload());
    if (look && look !== told.look) applyLook(look);
    told = { ...told, look };
    if (!page) return;
    if (ticket && ticket !== told.ticket) host.tell({ unread: waiting(), ticket });
    told = { ...told, ticket: ticket ?? null };
    const before = waiting();
    const { counted: next, latest } = countNews(counted, chat.store.get(), { isOpen: page.open, known: page.unread, kept });
    if (next && next !== counted) keep(chat.storage.session, keptAt, JSON.stringify(next));
    counted = next;
    if (latest) said = said.then(() => sayNews(latest));
    else if (waiting() !== before) host.tell({ unread: waiting() });
  };

  const sayNews = async (latest: Message) => {
    const message = await wordNews(latest, chat, i18n);
    // An older page, and an app, show none.
    const face = message && page?.side ? await drawFace(latest, chat.client.options.origin) : undefined;
    host.tell({ unread: waiting(), ...(message && { message }), ...(face && { face }) });
  };

  const onPage = () => {
    const before = page;
    page = host.state.get();
    if (!page) return;
    if (page.leaving) void leave().then(() => host.tell({ unread: 0, ticket: '' }));
    // Nothing of the visitor before is left to begin with.
    if (forgetting) return page.open ? location.reload() : undefined;
    const taken = host.takenIdentity();
    // Before anybody was taken, the one who is there by then is; where nobody may come in without, the page has to be asked anew.
    if (taken !== undefined && page.identity !== taken) {
      if (chat.store.get().phase === 'nowhere') return location.reload();
      void chat.reconsider();
    }
    if (page.locale !== (before?.locale ?? i18n.locale)) void wordAnew(page.locale);
    if (page.open && !before?.open) lookAgain();
    onChat();
  };

  const leave = () => {
    stop();
    forgetting ??= forgetVisitor(chat);
    return forgetting;
  };

  const wordAnew = async (wanted: string) => {
    if ((await i18n.chooseLocale(wanted)) !== 'chosen' || chat.store.get().phase !== 'open') return;
    // The texts of the bot follow at the next session where they cannot be had now.
    await chat.chooseLocale(i18n.locale).catch(() => undefined);
  };

  const onKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (document.querySelector('dialog[open]') === null) host.tell({ unread: waiting(), close: true });
  };

  const stopChat = chat.store.subscribe(onChat);
  document.addEventListener('keydown', onKeyDown);
  const stop = () => {
    stopChat();
    document.removeEventListener('keydown', onKeyDown);
  };
  const stopPage = host.state.subscribe(onPage);
  onChat();
  onPage();
  return () => {
    stop();
    stopPage();
  };
}

/** What an earlier page of this tab has counted. */
function parseCounted(text: string | null): Counted | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Counted> | null;
    return typeof value?.seq === 'number' ? { conversationId: value.conversationId, seq: value.seq, waiting: 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** The panel has been opened: what was missed is read, what is in view counts as seen, and whoever has a keyboard can write. */
function lookAgain(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  if (matchMedia('(pointer: fine)').matches) focusField();
}

/** The field, or as soon as it is drawn, unless something else has the focus by then. */
function focusField(): void {
  const find = () => document.querySelector('textarea');
  const field = find();
  if (field) return field.focus();
  const drawing = new MutationObserver(() => {
    const drawn = find();
    if (!drawn) return;
    drawing.disconnect();
    if (document.activeElement === document.body) drawn.focus();
  });
  drawing.observe(document.documentElement, { childList: true, subtree: true });
}

/** The beginning of a message, and who wrote it; undefined where it has no words. */
async function wordNews(latest: Message, { store }: Chat, i18n: LobbyI18n): Promise<IncomingMessage | undefined> {
  const words = wordsOf(latest) || (latest.attachments ?? []).map(({ name }) => name).join(', ');
  if (words === '') return undefined;
  const text = words.length > SHOWN_MAX ? `${words.slice(0, SHOWN_MAX).trimEnd()}…` : words;
  const { tenant, bot } = store.get();
  const name = latest.author_name ?? (latest.author_kind === 'bot' ? bot?.name : undefined);
  if (name === undefined || !tenant) return { text, from: tenant?.name ?? null };
  await i18n.loadNamespaces(['later']);
  return { text, from: i18n.t('later', 'frame.from', { name, business: tenant.name }) };
}
