import {
  CARDS_MAX,
  FILES_MAX,
  MESSAGE_MAX,
  TRANSLATION_NAMES,
  wayOfFile,
  wordsOf,
  type Attachment,
  type Conversation,
  type Message,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, toast } from '@lobby/ui';
import { Check, GalleryHorizontalEnd, Languages, Pencil, Reply, SendHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState, type PropsWithChildren } from 'react';
import { LaterControls, LaterTray } from '#/components/attachment/later-parts.tsx';
import type { OpenCard } from '#/components/card/card-tray.tsx';
import { LaterCardTray } from '#/components/card/later-cards.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useReply } from '#/components/conversation/use-reply.ts';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { useWriting } from '#/components/conversation/writing.tsx';
import { followsOnService, useReplyChannel } from '#/components/messaging/use-reply-channel.ts';
import { PickerButtons } from '#/components/pickers/picker-buttons.tsx';
import { usePicker } from '#/components/pickers/use-picker.ts';
import { useEditMessage, useHeldMessage } from '#/data/message.ts';
import { withPictures } from '#/state/draft-card.ts';
import { sessionDraftsSlice } from '#/state/session-drafts-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { useCopilot } from './copilot/use-copilot.ts';
import { useOutgoing, type Outgoing } from './copilot/use-outgoing.ts';
import { useBringCards } from './use-bring-cards.ts';
import { About, ComposerFoot, ComposerForm } from './composer-parts.tsx';
import { ComposerNote } from './composer-note.tsx';
import { LostLine } from './lost-line.tsx';
import { OverLine } from './over-line.tsx';
import { UndoSendMenu } from './undo-send-menu.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { useReplyParts } from './use-reply-parts.ts';
import { useTyping } from './use-typing.ts';
import { WritingField } from './writing-field.tsx';

const NO_FILES: readonly Attachment[] = [];
const SIGNS = ['/', '#', '>'] as const;

/** Loads behind the field that it stands above. */
const CopilotBar = lazy(() => import('./copilot/copilot-bar.tsx').then((module) => ({ default: module.CopilotBar })));
/** Their code loads when the copilot is first asked, or a conversation is translated. */
const NoModelCard = lazy(() => import('./copilot/no-model-card.tsx').then((module) => ({ default: module.NoModelCard })));
const OutgoingCard = lazy(() => import('./copilot/outgoing-card.tsx').then((module) => ({ default: module.OutgoingCard })));
const ProposalCard = lazy(() => import('./copilot/proposal-card.tsx').then((module) => ({ default: module.ProposalCard })));

/** Its code and texts load with the first conversation that is on a service. */
const PriceTag = lazy(() => import('#/components/messaging/price-tag.tsx').then((module) => ({ default: module.PriceTag })));
const AdaptionLines = lazy(() => import('./adaption-lines.tsx').then((module) => ({ default: module.AdaptionLines })));
const ChannelLine = lazy(() => import('./channel-line.tsx').then((module) => ({ default: module.ChannelLine })));

/** A reply to the visitor, or the new words of one that was sent. */
export function ReplyComposer({ conversation }: { conversation: Conversation }) {
  const { writing } = useWriting();
  if (writing.kind === 'edit') return <EditComposer key={writing.message.seq} message={writing.message} channel={conversation.channel} />;
  return <NewReply key={conversation.id} conversation={conversation} />;
}

function NewReply({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const canned = useT('canned');
  const dispatch = useAppDispatch();
  const { id } = conversation;
  const draft = useAppSelector((state) => state.sessionDrafts[id] ?? '');
  const visitor = useVisitorName()(conversation);
  const { send } = useReply(id);
  const typing = useTyping(id);
  const noteId = useId();
  const channelId = useId();
  const { channel, stop, textMax, now } = useReplyChannel(conversation);
  const left = textMax - draft.trim().length;
  const { parts, picked, tray, round, change, replace, pick, onTray, clear } = useReplyParts(id);
  const quoted = useHeldMessage(id, parts.replyToSeq);
  // A message that was taken back meanwhile is not answered any more.
  const quote = quoted?.deleted_at === undefined ? parts.replyToSeq : undefined;
  const { isBringing, bring } = useBringCards(id);
  const [openCard, setOpenCard] = useState<OpenCard>();
  const files = withPictures(tray.ready, parts.cards).length;
  const isRefused = channel !== undefined && tray.ready.some((file) => wayOfFile(channel.kind, file).kind === 'refused');
  const isOver = files > FILES_MAX || parts.cards.length > CARDS_MAX;
  const canSend =
    (draft.trim() !== '' || tray.ready.length > 0 || parts.cards.length > 0) &&
    !tray.held &&
    !isBringing &&
    !isOver &&
    !isRefused &&
    left >= 0 &&
    stop === undefined;
  const write = (text: string) => dispatch(sessionDraftsSlice.actions.draftChanged({ conversationId: id, text }));
  const loss = useKeptDraft({
    conversationId: id,
    kind: 'reply',
    draftId: id,
    content: { body: draft, attachments: parts.attachments, cards: parts.cards, replyToSeq: quote },
    onContent: ({ body, attachments, cards = [], replyToSeq }) => {
      write(body);
      replace({ attachments, cards, replyToSeq });
    },
  });
  const picker = usePicker({
    conversation,
    signs: SIGNS,
    value: draft,
    onChange: write,
    onInserted: (sign, { id: replyId, files: inserted = [], cards = [] }) => {
      if (sign === '/') change({ cannedIds: [...parts.cannedIds, replyId] });
      if (cards.length > 0) void bring(cards);
      pick(inserted.map(({ id: copyOf, name, mime, bytes }) => ({ copyOf, name, type: mime, size: bytes })));
    },
  });
  const endQuote = () => change({ replyToSeq: undefined });
  const copilot = useCopilot({ conversation, text: draft, onText: write, field: picker.field });
  const [noModel, setNoModel] = useState(false);
  const outgoing = useOutgoing(conversation, draft, textMax);
  const isTranslated = outgoing.target !== null && draft.trim() !== '';
  const sendText = (text: string, original?: string) => {
    if (!canSend) return;
    const attachments = tray.ready.length > 0 ? tray.ready : undefined;
    const cards = parts.cards.length > 0 ? parts.cards : undefined;
    send(text, { replyToSeq: quote, attachments, cards, cannedIds: parts.cannedIds, original });
    outgoing.letGo();
    copilot.letGo();
    write('');
    clear();
  };
  const sendAsWritten = () => sendText(draft.trim());
  const submit = () => {
    if (!isTranslated) sendAsWritten();
    else if (!outgoing.current) outgoing.preview();
    else if (outgoing.over === 0) sendText(outgoing.current.text, outgoing.current.engine === 'none' ? undefined : draft.trim());
  };
  return (
    <ComposerForm onSubmit={submit}>
      <Suspense fallback={null}>
        {channel ? <ChannelLine id={channelId} conversation={conversation} channel={channel} stop={stop} now={now} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        <CopilotBar
          conversation={conversation}
          onAsk={(wish) => {
            setNoModel(false);
            copilot.ask(wish);
          }}
          onNoModel={() => {
            copilot.letGo();
            setNoModel(true);
          }}
        />
      </Suspense>
      <Suspense fallback={null}>
        {noModel ? <NoModelCard onDismiss={() => setNoModel(false)} /> : null}
        {noModel || copilot.wish === undefined ? null : <ProposalCard copilot={copilot} text={draft} />}
      </Suspense>
      {quote !== parts.replyToSeq ? (
        <LostLine loss={{ files: loss?.files ?? 0, quote: true, accept: endQuote }} />
      ) : loss ? (
        <LostLine loss={loss} />
      ) : null}
      {quote === undefined ? null : (
        <About
          icon={<Reply size={15} />}
          title={t('message.answering')}
          text={(quoted && wordsOf(quoted)) || t('message.quoted')}
          onEnd={endQuote}
        />
      )}
      {picked.length > 0 ? <LaterTray key={round} picked={picked} onChange={onTray} /> : null}
      <LaterCardTray
        cards={parts.cards}
        onChange={(cards) => change({ cards })}
        open={openCard}
        onOpen={setOpenCard}
        pictures={tray.held ? NO_FILES : tray.ready.filter(({ mime }) => mime.startsWith('image/'))}
        onTaken={({ id: taken }) => replace({ attachments: parts.attachments.filter((file) => file.id !== taken) })}
        isFull={files >= FILES_MAX}
      />
      {isOver ? (
        <Suspense fallback={null}>
          <OverLine cards={parts.cards.length} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {channel && stop === undefined ? (
          <AdaptionLines channel={channel} reply={{ text: outgoing.current?.text ?? draft, files: tray.ready, cards: parts.cards }} />
        ) : null}
      </Suspense>
      <WritingField
        label={t('composer.label')}
        placeholder={t('composer.placeholder', { name: visitor })}
        describedBy={channel ? `${channelId} ${noteId}` : noteId}
        invalid={left < 0}
        value={draft}
        onChange={(text) => {
          if (text === '') change({ cannedIds: [] });
          write(text);
          typing();
        }}
        onSend={submit}
        onCancel={copilot.late.state === 'idle' ? (quote === undefined ? undefined : endQuote) : copilot.dismiss}
        focusOn={quote}
        picker={picker}
      />
      <Suspense fallback={null}>
        {outgoing.target === null ? null : (
          <OutgoingCard outgoing={outgoing} canSend={isTranslated && canSend} onSendAsWritten={sendAsWritten} />
        )}
      </Suspense>
      <ComposerFoot
        tools={
          <div className="flex shrink-0 items-center">
            <LaterControls onPick={pick} />
            <IconButton
              label={canned('cards.add')}
              icon={<GalleryHorizontalEnd size={17} />}
              className="text-muted"
              disabled={parts.cards.length >= CARDS_MAX}
              onClick={() => setOpenCard('new')}
            />
            <PickerButtons picker={picker} />
          </div>
        }
        choices={<UndoSendMenu />}
        note={<ComposerNote id={noteId} conversation={conversation} left={left} />}
      >
        <SendButton outgoing={isTranslated ? outgoing : undefined} disabled={!canSend}>
          <Suspense fallback={null}>{channel && stop === undefined ? <PriceTag price={channel.price} /> : null}</Suspense>
        </SendButton>
      </ComposerFoot>
    </ComposerForm>
  );
}

/** Sends, or shows first what will be sent in another language. */
function SendButton({ outgoing, disabled, children }: PropsWithChildren<{ outgoing: Outgoing | undefined; disabled: boolean }>) {
  const t = useT('copilot');
  const common = useT('common');
  const language = outgoing?.target ? TRANSLATION_NAMES[outgoing.target] : '';
  const isPreview = outgoing !== undefined && !outgoing.current;
  const Icon = isPreview ? Languages : SendHorizontal;
  const label = outgoing ? t(isPreview ? 'translation.preview' : 'translation.send_in', { language }) : common('actions.send');
  return (
    <Button
      type="submit"
      variant="primary"
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={disabled || (outgoing?.over ?? 0) > 0}
      loading={outgoing?.late.state === 'working'}
    >
      {label}
      {isPreview ? null : children}
    </Button>
  );
}

function EditComposer({ message, channel }: { message: Message } & Pick<Conversation, 'channel'>) {
  const t = useT('session');
  const common = useT('common');
  const errorText = useErrorText();
  const { write } = useWriting();
  const [text, setText] = useState(message.body);
  const { mutate, isPending } = useEditMessage(message.conversation_id);
  const end = () => write({ kind: 'reply' });
  const left = MESSAGE_MAX - text.trim().length;
  const canSave = text.trim() !== '' && left >= 0 && !isPending;
  const save = () => {
    if (canSave) mutate({ seq: message.seq, text: text.trim() }, { onSuccess: end, onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <ComposerForm onSubmit={save}>
      <About icon={<Pencil size={15} />} title={t('message.editing')} text={message.body} onEnd={end} />
      <WritingField
        label={t('message.edit')}
        placeholder=""
        value={text}
        onChange={setText}
        onSend={save}
        onCancel={end}
        focusOn={message.seq}
      />
      {followsOnService(channel) === false ? <p className="px-3.5 pb-1 text-xs text-pretty text-muted">{t('message.kept_edit')}</p> : null}
      <ComposerFoot note={null}>
        <Button onClick={end}>{common('actions.cancel')}</Button>
        <Button type="submit" variant="primary" icon={<Check size={16} aria-hidden="true" />} disabled={!canSave} loading={isPending}>
          {common('actions.save')}
        </Button>
      </ComposerFoot>
    </ComposerForm>
  );
}
