import { MESSAGE_MAX } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { ArrowUp } from 'lucide-react';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type Ref } from 'react';
import { AWAITED_TRAY, EMPTY_TRAY, type TrayState } from '#/components/attachment/tray-state.ts';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { AimBar, AttachButton, AttachmentTray, EmojiButton } from '#/components/later-parts.tsx';
import { addressee } from '#/state/chat-state.ts';
import { keptTray } from '#/state/kept-tray.ts';
import { needsConsent } from '#/state/needs-consent.ts';
import type { Aim } from './aim.ts';
import { decideKey, keyCodeOf } from './decide-key.ts';
import { useDraft } from './use-draft.ts';

/** From so many characters before the limit on, the composer counts. */
const COUNT_FROM = MESSAGE_MAX - 400;
/** The composer grows up to this height, in px; then it scrolls. */
const HEIGHT_MAX_PX = 168;

/** What others can do with the composer. */
export interface ComposerHandle {
  /** Puts a text in, with the caret at its end. */
  readonly fill: (text: string) => void;
  /** What is written next changes a message, or answers one. */
  readonly aim: (aim: Aim) => void;
}

export interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  /** Changes an own message, where that can be done here. */
  onEdit?: (seq: number, text: string) => void;
}

/** Where the visitor writes. */
export function Composer({ ref, onEdit }: ComposerProps) {
  const t = useT('chat');
  const formats = useFormats();
  const { send, typing, storage, tenant } = useChat();
  const name = useChatState(addressee);
  const asked = useChatState(needsConsent);
  const [draft, setDraft] = useDraft(storage.session, tenant);
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef<number | undefined>(undefined);
  const countId = useId();
  const left = MESSAGE_MAX - draft.trim().length;
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [kept] = useState(() => keptTray(storage.session, tenant));
  /** Files of an earlier page are waiting to be sent. */
  const [isLeft, setIsLeft] = useState(() => kept.read().length > 0);
  const [tray, setTray] = useState(isLeft ? AWAITED_TRAY : EMPTY_TRAY);
  const [round, setRound] = useState(0);
  const canSend = (draft.trim() !== '' || tray.ready.length > 0) && !tray.held && left >= 0;
  /** Files are on their way: what is sent now goes with them, as soon as they are there. */
  const canAwait = tray.held && tray.failed !== true && left >= 0;
  const [isAwaited, setIsAwaited] = useState(() => kept.isAwaited());
  /** At once, and not with the next drawing: what was sent is not sent again. */
  const awaits = useRef(isAwaited);
  /** Files that were refused when the message was sent ahead: their visitor knows of them. */
  const refusedBefore = useRef(0);
  const wait = (awaited: boolean) => {
    refusedBefore.current = tray.refused ?? 0;
    awaits.current = awaited;
    kept.setAwaited(awaited);
    setIsAwaited(awaited);
  };
  const label = name ? t('composer.placeholder_to', { name }) : t('composer.placeholder');
  const hasNoRoom = useSyncExternalStore(hearWidth, isNarrow);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = 'auto';
    if (draft !== '') element.style.height = `${Math.min(element.scrollHeight, HEIGHT_MAX_PX)}px`;
  }, [draft]);

  const [aim, setAim] = useState<Aim>();
  const fill = (text: string) => {
    setDraft(text);
    field.current?.focus();
    requestAnimationFrame(() => field.current?.setSelectionRange(text.length, text.length));
  };
  /** What was being changed is left as it is. */
  const stopAiming = () => {
    if (aim?.kind === 'edit') setDraft('');
    setAim(undefined);
    field.current?.focus();
  };
  useImperativeHandle(ref, () => ({
    fill,
    aim(next) {
      setAim(next);
      fill(next.kind === 'edit' ? next.message.body : draft);
    },
  }));

  const sendWith = (attachments: TrayState['ready']) => {
    wait(false);
    if (aim?.kind === 'edit') {
      if (draft.trim() !== aim.message.body) onEdit?.(aim.message.seq, draft.trim());
    } else send(draft.trim(), attachments, aim?.message.seq);
    setAim(undefined);
    setDraft('');
    if (picked.length > 0 || isLeft) {
      kept.clear();
      setPicked([]);
      setIsLeft(false);
      setTray(EMPTY_TRAY);
      setRound(round + 1);
    }
    field.current?.focus();
  };
  const submit = () => {
    if (canSend) sendWith(tray.ready);
    else if (canAwait) wait(true);
  };

  const onTray = (next: TrayState) => {
    setTray(next);
    const isRefused = (next.refused ?? 0) > refusedBefore.current;
    if (!awaits.current || (next.held && next.failed !== true && !isRefused)) return;
    // A file that was not taken, or the last one removed from a message without words: it is the visitor's turn again.
    if (next.held || isRefused || left < 0 || (draft.trim() === '' && next.ready.length === 0)) wait(false);
    else sendWith(next.ready);
  };

  const pick = (files: File[]) => {
    if (picked.length === 0 && !isLeft) setTray(AWAITED_TRAY);
    setPicked((before) => [...before, ...files]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, altKey, timeStamp, nativeEvent } = event;
    if (key === 'Escape' && aim && !nativeEvent.isComposing) {
      event.preventDefault();
      return stopAiming();
    }
    const press = {
      key,
      shiftKey,
      altKey,
      keyCode: keyCodeOf(event),
      isComposing: nativeEvent.isComposing,
      at: timeStamp,
      composedAt: composedAt.current,
    };
    if (decideKey(press) !== 'send') return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="shrink-0 px-3 pt-1 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      {picked.length > 0 || isLeft ? (
        <AttachmentTray key={round} picked={picked} onChange={onTray} kept={kept} ahead={{ isAwaited, onStop: () => wait(false) }} />
      ) : null}
      {aim ? <AimBar aim={aim} onStop={stopAiming} /> : null}
      <div className="flex items-end gap-1 rounded-3xl border border-field-border bg-field-background p-[5px] transition-colors focus-within:border-accent has-[textarea:focus-visible]:ring-2 has-[textarea:focus-visible]:ring-accent/25">
        {asked || aim?.kind === 'edit' ? <span className="w-2" /> : <AttachButton onPick={pick} />}
        <textarea
          ref={field}
          value={draft}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-describedby={left <= MESSAGE_MAX - COUNT_FROM ? countId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint="send"
          placeholder={hasNoRoom ? t('composer.placeholder') : label}
          onChange={(event) => {
            setDraft(event.target.value);
            typing();
          }}
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => {
            composedAt.current = event.timeStamp;
          }}
          className="min-w-0 flex-1 resize-none bg-transparent px-1.5 py-[7px] text-15 leading-[22px] outline-none! placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap pointer-coarse:text-base pointer-coarse:leading-[22px]"
        />
        <EmojiButton field={field} onInsert={setDraft} />
        <button
          type="submit"
          aria-label={t('composer.send')}
          title={t('composer.send')}
          disabled={!canSend && (!canAwait || isAwaited)}
          // The field keeps the focus, and phones their keyboard.
          onPointerDown={(event) => event.preventDefault()}
          className={classNames(
            'relative flex size-9 pointer-coarse:after:absolute pointer-coarse:after:-inset-1 shrink-0 items-center justify-center rounded-full transition-colors',
            canSend || (canAwait && !isAwaited)
              ? 'bg-accent-solid text-accent-foreground hover:bg-accent-solid-hover'
              : 'bg-default text-muted',
          )}
        >
          <ArrowUp size={19} aria-hidden="true" />
        </button>
      </div>
      {left <= MESSAGE_MAX - COUNT_FROM ? (
        <p
          id={countId}
          role="status"
          className={classNames('px-4 pt-1 text-end text-xs tabular-nums', left < 0 ? 'text-danger-text' : 'text-muted')}
        >
          {left < 0 ? t('composer.too_long', { count: -left }) : t('composer.left', { count: left, number: formats.number(left) })}
        </p>
      ) : null}
    </form>
  );
}

/** A name would be cut off. A panel that has just been opened is narrow for a moment. */
const isNarrow = () => matchMedia('(max-width: 359px)').matches;

function hearWidth(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
