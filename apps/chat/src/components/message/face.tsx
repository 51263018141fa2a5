import { ArchMark, Avatar } from '@lobby/ui';

/** The face beside a bubble: a person's own, or the arch for the bot. Its name is written or spoken beside it. */
export function Face({ author, name }: { author: 'bot' | 'agent'; name: string | null }) {
  if (author === 'agent' && name) return <Avatar name={name} decorative />;
  return (
    <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint">
      <ArchMark size={15} />
    </span>
  );
}
