import type { Card } from '@lobby/contract';
import { ExternalLink } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { VisuallyHidden } from '#/visually-hidden/visually-hidden.tsx';

export interface CardRowProps {
  /** What the row is called. */
  label: string;
  cards: readonly Card[];
  /** Shows the picture with this id, mostly as a `CardPicture`. */
  Picture: ComponentType<{ id: string }>;
  /** Said of a button that leads away: `opens in a new tab`. */
  newTab: string;
  /** Pressing a reply button; without it they are there for reading only. */
  onReply?: ((label: string) => void) | undefined;
  /** Reply buttons cannot be pressed now. */
  disabled?: boolean | undefined;
  /** The row ends where its surroundings do, at the right. */
  end?: boolean | undefined;
  /** What can be done with a card, by its place; at its foot. */
  actions?: ((place: number) => ReactNode) | undefined;
}

/** A row of cards that scrolls sideways, each with a picture, a title, a text and up to three buttons as they are given. */
export function CardRow({ label, cards, Picture, newTab, onReply, disabled, end, actions }: CardRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      {...REACHED}
      className={classNames('max-w-full snap-x scroll-px-0.5 overflow-x-auto rounded-card', end && 'ms-auto')}
    >
      <ul className="flex w-max min-w-0 items-stretch gap-2 p-0.5">
        {cards
          .map((card, place) => ({ card, place }))
          .map(({ card, place }) => (
            <li
              key={place}
              className="flex w-52 shrink-0 snap-start flex-col overflow-hidden rounded-card border border-border bg-surface text-foreground"
            >
              {card.picture === null ? null : <Picture id={card.picture} />}
              <div className="flex flex-1 flex-col gap-1 px-3 pt-2.5 pb-3 text-start">
                <p dir="auto" className="text-sm font-semibold wrap-anywhere">
                  {card.title}
                </p>
                {card.text === '' ? null : (
                  <p dir="auto" className="text-13 wrap-anywhere whitespace-pre-wrap text-neutral-text">
                    {card.text}
                  </p>
                )}
                {card.buttons.length === 0 ? null : (
                  <ul className="mt-auto flex flex-col gap-1.5 pt-2">
                    {card.buttons
                      .map((button, at) => ({ button, at }))
                      .map(({ button: { kind, label: words, target }, at }) => (
                        <li key={at} className="flex">
                          {kind === 'url' ? (
                            <a href={target} target="_blank" rel="noopener noreferrer" className={classNames(LOOK, PRESSED)}>
                              <span dir="auto" className="min-w-0 wrap-anywhere">
                                {words}
                              </span>
                              <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
                              <VisuallyHidden>{newTab}</VisuallyHidden>
                            </a>
                          ) : onReply ? (
                            <button
                              type="button"
                              disabled={disabled}
                              onClick={() => onReply(words)}
                              className={classNames(LOOK, disabled ? 'border-border text-muted' : PRESSED)}
                            >
                              <span dir="auto" className="min-w-0 wrap-anywhere">
                                {words}
                              </span>
                            </button>
                          ) : (
                            <span dir="auto" className={classNames(LOOK, 'border-border text-neutral-text')}>
                              {words}
                            </span>
                          )}
                        </li>
                      ))}
                  </ul>
                )}
              </div>
              {actions ? (
                <div className="flex items-center justify-end gap-0.5 border-t border-separator px-1 py-0.5">{actions(place)}</div>
              ) : null}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** What scrolls is reached by the keyboard, and scrolled by its keys. */
const REACHED = { tabIndex: 0 };
const LOOK = 'flex min-h-9 w-full items-center justify-center gap-1.5 rounded-lg border px-3 py-1 text-center text-sm';
const PRESSED = 'border-accent text-accent-text transition-colors hover:bg-accent-pale';

/** The picture of a card, always of the same shape, so that nothing moves when it arrives. The title says what it shows. */
export function CardPicture({ src }: { src: string | undefined }) {
  return (
    <div className="aspect-[3/2] w-full shrink-0 bg-default">
      {src === undefined ? null : <img src={src} alt="" decoding="async" className="size-full object-cover" />}
    </div>
  );
}
