import { IncomingTone } from './incoming-tone.tsx';
import { PageTitle } from './page-title.tsx';

/** How a page tells of what comes in while nobody looks at it. */
export function PageSigns() {
  return (
    <>
      <PageTitle />
      <IncomingTone />
    </>
  );
}
