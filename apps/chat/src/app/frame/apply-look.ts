import { CONTRAST_MIN, contrastOf } from '@lobby/contract';
import type { Session } from '#/state/chat-state.ts';

const SURFACE = '#ffffff';
const STEPS = 20;

/** Colours of the chat in those of a channel: bubbles and buttons take its colour, and what is written in it stays readable. */
export function applyLook({ color, text_color: onColor }: NonNullable<Session['look']>, style = document.documentElement.style): void {
  const text = readable(color);
  const colors = {
    accent: text,
    'accent-foreground': onColor,
    'accent-solid': color,
    'accent-solid-hover': mix(color, onColor === SURFACE ? '#000000' : SURFACE, 0.14),
    'accent-text': text,
    'accent-tint': mix(color, SURFACE, 0.88),
    'accent-pale': mix(color, SURFACE, 0.95),
    'accent-pale-border': mix(color, SURFACE, 0.75),
  };
  for (const [name, value] of Object.entries(colors)) style.setProperty(`--${name}`, value);
}

/** The colour itself where it can be read on white and on its own tint, otherwise the lightest darker shade of it that can. Pure. */
export function readable(color: string): string {
  const tint = mix(color, SURFACE, 0.88);
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mix(color, '#000000', step / STEPS);
    if (contrastOf(shade, tint) >= CONTRAST_MIN) return shade;
  }
  return '#000000';
}

/** @param share of `other`, 0 to 1 */
function mix(color: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [one, two] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16)) as [number, number];
    return Math.round(one + (two - one) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${[1, 3, 5].map(channel).join('')}`;
}
