import { useT } from '@lobby/i18n';
import { Spinner, TextField, type TextFieldProps } from '@lobby/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SlugStatus } from './use-slug-status.ts';

const LOOKS = {
  free: { look: 'text-success-text', icon: <CircleCheck size={16} aria-hidden="true" /> },
  taken: { look: 'text-danger-text', icon: <CircleAlert size={16} aria-hidden="true" /> },
  invalid: { look: 'text-danger-text', icon: <CircleAlert size={16} aria-hidden="true" /> },
  checking: { look: 'text-muted', icon: <Spinner size={14} /> },
} as const;

/** What is known of the name, inside the field and announced. */
function StatusMark({ status }: { status: SlugStatus }) {
  const t = useT('auth');
  return (
    <span role="status" className="shrink-0 text-13 whitespace-nowrap">
      {status in LOOKS ? (
        <KnownStatus status={status as keyof typeof LOOKS} text={t(`sign_up.slug_${status as keyof typeof LOOKS}`)} />
      ) : null}
    </span>
  );
}

function KnownStatus({ status, text }: { status: keyof typeof LOOKS; text: string }) {
  const { look, icon } = LOOKS[status];
  return (
    <span className={`inline-flex items-center gap-1.5 ${look}`}>
      {icon}
      {text}
    </span>
  );
}

/** The address name of the chat page, checked while it is typed. */
export function SlugField({ status, ...field }: TextFieldProps & { status: SlugStatus }) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      leading={<span className="shrink-0 text-muted">/chat/</span>}
      trailing={<StatusMark status={status} />}
    />
  );
}
