import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { ArrowUp } from 'lucide-react';

interface NewButtonProps {
  readonly count: number;
  /** What lies in between is being fetched. */
  readonly isFetching: boolean;
  readonly onGo: () => void;
}

/** Above the thread while the first new message is out of view: how many there are, and the way to it. */
export function NewButton({ count, isFetching, onGo }: NewButtonProps) {
  const t = useT('session');
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
      <Button
        size="small"
        icon={<ArrowUp size={14} aria-hidden="true" />}
        loading={isFetching}
        onClick={onGo}
        className="pointer-events-auto rounded-full! text-accent-text! shadow-raised"
      >
        {t('thread.new_count', { count })}
      </Button>
    </div>
  );
}
