import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, classNames } from '@lobby/ui';
import { Check, Copy, CornerUpLeft, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useAnswerHelp } from '#/components/answer/use-answer-help.ts';
import { useChat, useChatState } from '#/components/chat-context.tsx';
import { Sheet } from '#/components/sheet.tsx';
import { showError, useFailureToast } from '#/components/use-failure-toast.ts';
import { removeMessage } from '#/data/own-message.ts';

const MINUTE_MS = 60_000;
/** For how long a copy is confirmed, in milliseconds. */
const COPIED_MS = 2_000;

/** What can be done with a message: copy and quote it; change an own one or take it back for as long as the business allows. */
export function BubbleTools({ message }: { message: Message }) {
  const t = useT('later');
  const { aim } = useAnswerHelp();
  const [copied, copy] = useCopy(message.body);
  const [asks, setAsks] = useState(false);
  const isOwn = message.author_kind === 'contact';
  const mayChange = useMayChange(message);
  const hasWords = message.body !== '';
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('own.menu')}
        tabIndex={-1}
        onKeyDown={moveAlong}
        className={classNames(
          'absolute -top-7 z-10 pointer-coarse:-top-11 flex rounded-full border border-border bg-overlay p-0.5 opacity-0 shadow-raised transition-opacity group-hover/message:opacity-100 group-focus-within/message:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:group-focus-within/message:pointer-events-auto',
          isOwn ? 'end-0' : 'start-0',
        )}
      >
        {hasWords ? (
          <Tool first label={t(copied ? 'own.copied' : 'own.copy')} onPress={copy}>
            {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
          </Tool>
        ) : null}
        <Tool first={!hasWords} label={t('own.quote')} onPress={() => aim({ kind: 'quote', message })}>
          <CornerUpLeft size={15} aria-hidden="true" />
        </Tool>
        {mayChange && hasWords ? (
          <Tool label={t('own.edit')} onPress={() => aim({ kind: 'edit', message })}>
            <Pencil size={15} aria-hidden="true" />
          </Tool>
        ) : null}
        {mayChange ? (
          <Tool label={t('own.delete')} onPress={() => setAsks(true)}>
            <Trash2 size={15} aria-hidden="true" />
          </Tool>
        ) : null}
      </div>
      {asks ? <ConfirmRemoval seq={message.seq} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

interface ToolProps {
  label: string;
  /** The one that Tab leads to; arrows lead on from there. */
  first?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, first = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      tabIndex={first ? 0 : -1}
      onClick={onPress}
      className="flex size-7 items-center justify-center rounded-full text-muted hover:bg-default hover:text-foreground pointer-coarse:size-10"
    >
      {children}
    </button>
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const at = tools.indexOf(document.activeElement as HTMLButtonElement);
  tools.at((at + step) % tools.length)?.focus();
}

function useCopy(text: string): [boolean, () => void] {
  const t = useT('later');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Frames and older browsers keep the clipboard to themselves.
      await showError(t('own.copy_failed'));
    }
  };
  return [copied, () => void copy()];
}

/** It is the visitor's own, and not too old. */
function useMayChange({ author_kind: author, created_at: at }: Message): boolean {
  const minutes = useChatState(({ tenant }) => tenant?.edit_minutes ?? 0);
  const [now, setNow] = useState(Date.now);
  const left = at + minutes * MINUTE_MS - now;
  const mayChange = author === 'contact' && minutes > 0 && left > 0;
  useEffect(() => {
    if (!mayChange) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [mayChange, left]);
  return mayChange;
}

function ConfirmRemoval({ seq, onClose }: { seq: number; onClose: () => void }) {
  const t = useT('later');
  const chat = useChat();
  const tell = useFailureToast();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = () => {
    setIsRemoving(true);
    removeMessage(chat, seq).then(onClose, (error: unknown) => {
      setIsRemoving(false);
      tell(error);
    });
  };
  return (
    <Sheet title={t('own.confirm')} onClose={onClose}>
      <p className="mt-2 text-15 text-pretty text-muted">{t('own.confirm_text')}</p>
      <div className="mt-4 flex gap-2 *:flex-1">
        <Button onClick={onClose}>{t('own.keep')}</Button>
        <Button variant="danger" loading={isRemoving} onClick={remove}>
          {t('own.delete')}
        </Button>
      </div>
    </Sheet>
  );
}
