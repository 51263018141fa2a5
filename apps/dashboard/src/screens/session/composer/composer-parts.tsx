import { classNames, IconButton } from '@lobby/ui';
import { useT } from '@lobby/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { SendKeyMenu } from './send-key-menu.tsx';

export function ComposerForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

interface ComposerFootProps {
  /** Buttons that put something into the field. */
  tools?: ReactNode;
  note: ReactNode;
  /** How it is sent, beside the key that sends. */
  choices?: ReactNode;
  children: ReactNode;
}

/** Under the field: what puts something into it and a word about it at the left, what sends it at the right. */
export function ComposerFoot({ tools, note, choices, children }: ComposerFootProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 px-2 pb-2">
      {tools}
      <div className={classNames('min-w-0 pl-1.5', tools ? 'order-first basis-full [&>p]:min-h-0' : 'flex-1')}>{note}</div>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {choices}
        <SendKeyMenu />
        {children}
      </div>
    </div>
  );
}

interface AboutProps {
  icon: ReactNode;
  title: string;
  text: string;
  onEnd: () => void;
}

/** The message that is answered or changed. */
export function About({ icon, title, text, onEnd }: AboutProps) {
  const common = useT('common');
  return (
    <div className="flex items-center gap-2 border-b border-separator py-1 pr-1 pl-3.5 text-xs">
      <span aria-hidden="true" className="shrink-0 text-accent-text">
        {icon}
      </span>
      <p className="min-w-0 flex-1 truncate text-muted">
        <span className="font-semibold text-foreground">{title}</span> {text}
      </p>
      <IconButton label={common('actions.cancel')} icon={<X size={15} />} size="small" onClick={onEnd} />
    </div>
  );
}
