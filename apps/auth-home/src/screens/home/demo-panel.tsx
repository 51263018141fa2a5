import { useLocale, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useEffect, useState } from 'react';
import { embeddedDemo } from '#/data/demo-chat.ts';
import { DemoSkeleton } from './demo-skeleton.tsx';

/** Without a sandbox: one that lets scripts of the page's own origin run would hold nothing, and browsers warn of it. */
const OwnFrame = 'iframe';

/** The live demo: the chat of the demo business itself, loaded after the first paint. */
export function DemoPanel() {
  const painted = useAfterPaint();
  const locale = useLocale();
  return (
    <div className="relative mx-auto h-[470px] w-full max-w-[440px] overflow-hidden rounded-[24px] border border-border bg-surface shadow-raised lg:shadow-overlay lg:h-[700px]">
      {painted ? <DemoFrame key={locale} src={embeddedDemo(locale)} /> : <DemoSkeleton />}
    </div>
  );
}

/** One frame a language: another address in the same frame would leave an entry in the history. */
function DemoFrame({ src }: { src: string }) {
  const t = useT('home');
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <OwnFrame
        src={src}
        title={t('hero.demo')}
        onLoad={() => setLoaded(true)}
        className={classNames('size-full transition-opacity duration-150', loaded ? 'opacity-100' : 'opacity-0')}
      />
      {loaded ? null : <DemoSkeleton />}
    </>
  );
}

/** True once the page has been drawn for the first time. */
function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
