import { ArchMark, Avatar } from '@lobby/ui';
import { useChat } from '#/components/chat-context.tsx';

interface PersonFaceProps {
  name: string;
  /** Path of their picture; without one they are known by their initials. */
  face: string | null | undefined;
  /** Side in px. */
  size?: number;
  /** `square` for the business. */
  shape?: 'round' | 'square';
  className?: string;
}

/** A person or the business, by picture or initials. The name is written or spoken beside it. */
export function PersonFace({ name, face, ...look }: PersonFaceProps) {
  const { client } = useChat();
  return <Avatar name={name} src={face && client.options.origin + face} decorative {...look} />;
}

interface FaceProps {
  author: 'bot' | 'agent';
  name: string | null;
  face?: string | null | undefined;
}

/** The face beside a bubble: a person's own, or the arch for the bot. Its name is written or spoken beside it. */
export function Face({ author, name, face }: FaceProps) {
  if (author === 'agent' && name) return <PersonFace name={name} face={face} />;
  return (
    <span aria-hidden="true" className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-tint">
      <ArchMark size={15} />
    </span>
  );
}
