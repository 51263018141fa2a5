import { useEffect } from 'react';

interface PageFactsProps {
  title: string;
  /** What the page is, for search engines. */
  description?: string;
  /** An address that leads nowhere is not for search engines. */
  unlisted?: boolean;
}

/** What the window and search engines are told about a page, in its language. */
export function PageFacts({ title, description, unlisted = false }: PageFactsProps) {
  useEffect(() => {
    if (description !== undefined) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return (
    <>
      <title>{title}</title>
      {unlisted ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
