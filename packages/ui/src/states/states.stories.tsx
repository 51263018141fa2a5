import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { Button } from '#/button/button.tsx';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

function Empty({ s }: Spoken) {
  return (
    <EmptyState
      icon={<BookOpen />}
      title={s.emptyTitle}
      actions={
        <>
          <Button variant="primary" size="large">
            {s.newEntry}
          </Button>
          <Button variant="ghost" size="large">
            {s.import}
          </Button>
        </>
      }
      footer={
        <a className="text-accent-text" href="#learn">
          {s.learn}
        </a>
      }
    >
      {s.emptyText}
    </EmptyState>
  );
}

function Failed({ s, retrying = false }: Spoken & { retrying?: boolean }) {
  return (
    <ErrorState
      title={s.errorTitle}
      onRetry={() => undefined}
      retrying={retrying}
      action={<Button size="large">{s.more}</Button>}
      footer="8c41-0f2e"
    >
      {s.errorText}
    </ErrorState>
  );
}

function Bones({ s }: Spoken) {
  return (
    <div aria-busy="true" aria-label={s.overview} role="group" className="flex w-80 flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-24 w-full rounded-card" />
    </div>
  );
}

const meta: Meta = { title: 'ui/States' };
export default meta;

export const NothingYet: StoryObj = { render: inFour(Empty) };
export const DidNotArrive: StoryObj = { render: inFour(Failed) };
export const Retrying: StoryObj<{ retrying?: boolean }> = { render: inFour(Failed), args: { retrying: true } };
/** Without texts of its own it says the general ones. */
export const DidNotArriveAtAll: StoryObj = { render: () => <ErrorState onRetry={() => undefined} /> };
export const Loading: StoryObj = { render: inFour(Bones) };
