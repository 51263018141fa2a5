import { Component, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { PageFailed } from './page-failed.tsx';
import type { Places } from './places.tsx';

/** The screen of the place where the visitor is. The one before stays until the texts of the next are there. */
export function ShownPlace({ places }: { places: Places }) {
  return (
    <Suspense>
      <Screen places={places} />
    </Suspense>
  );
}

function Screen({ places }: { places: Places }) {
  const [screen, setScreen] = useState(places.get);
  useEffect(() => {
    const follow = () => startTransition(() => setScreen(places.get()));
    // It may have changed before anybody listened.
    follow();
    return places.subscribe(follow);
  }, [places]);
  return <FailureBoundary>{screen}</FailureBoundary>;
}

/** Says that the page broke, where a screen does, instead of leaving it blank. */
class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}
