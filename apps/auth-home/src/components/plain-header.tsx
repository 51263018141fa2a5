import { Wordmark } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { LanguageChoice } from './language-choice.tsx';

/** The header of pages with one purpose: the way home, and the language. */
export function PlainHeader() {
  return (
    <header className="relative z-10 flex h-[72px] shrink-0 items-center justify-between px-5 sm:px-10 max-sm:h-16">
      <Link to="/" className="inline-flex rounded-md">
        <Wordmark />
      </Link>
      <div className="-mr-3">
        <LanguageChoice />
      </div>
    </header>
  );
}
