import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArchMark } from '#/brand/arch-mark.tsx';
import { Wordmark } from '#/brand/wordmark.tsx';
import { Badge } from '#/chip/badge.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { VisuallyHidden } from '#/visually-hidden/visually-hidden.tsx';
import { Avatar } from './avatar.tsx';

/** One pixel, so that a face loads without a request. */
const FACE = 'data:image/gif;base64,R0lGODlhAQABAIAAAHqz/////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

function Faces({ s }: Spoken) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {s.people.map((name) => (
          <Avatar key={name} name={name} size={36} />
        ))}
        <Avatar name={s.business} shape="square" size={36} />
        <Avatar name={s.people[0] ?? ''} src={FACE} size={36} />
        <Avatar name={s.people[1] ?? ''} size={20} />
        <Avatar name="" size={36} decorative />
        <Avatar name={s.people[2] ?? ''} size={36} badge={<Badge label={s.unread} />} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge count={9} label={s.unread} />
        <Badge count={128} tone="danger" label={s.unread} />
        <Badge label={s.unread} />
        <Badge count={0} label={s.unread} />
        <ArchMark title="Lobby" />
        <Wordmark />
        <VisuallyHidden>{s.unread}</VisuallyHidden>
      </div>
    </div>
  );
}

const meta: Meta = { title: 'ui/Avatar', render: inFour(Faces) };
export default meta;

export const All: StoryObj = {};
