import type { LauncherSide } from '#/protocol.ts';

/** A pointer that moves less far than this presses the launcher, in px. */
const PRESS_PX = 8;
/** How long the launcher takes from where it was let go to where it stands, in milliseconds. */
const GLIDE_MS = 200;

/** One pointer on its way. */
interface Drag {
  readonly pointer: number;
  readonly from: number;
}

/**
 * Lets a visitor move the launcher to the other side of the page: with a pointer or a finger, or with the arrow keys while it has the
 * focus. What was dragged is not pressed.
 * @param put puts it on a side
 */
export function dragSides(launcher: HTMLElement, put: (side: LauncherSide) => void): void {
  let drag: Drag | undefined;
  /** The launcher was moved since the pointer came down, and its click is none. */
  let isMoved = false;
  launcher.setAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight');

  const begin = ({ pointerId: pointer, clientX: from }: PointerEvent) => {
    drag = { pointer, from };
    isMoved = false;
    // A quick one has left it by its first move.
    launcher.setPointerCapture(pointer);
  };
  const isOf = ({ pointerId }: PointerEvent) => pointerId === drag?.pointer;
  const follow = (event: PointerEvent) => {
    // A finger may have come down before this was loaded; a mouse that comes by with its button down drags something else.
    if (!drag && event.isPrimary && event.pointerType === 'touch') begin(event);
    if (!drag || !isOf(event)) return;
    const far = event.clientX - drag.from;
    if (!isMoved && Math.abs(far) < PRESS_PX) return;
    if (!isMoved) {
      isMoved = true;
      launcher.dataset['dragged'] = '';
    }
    launcher.style.translate = `${far}px`;
  };
  /** @param isMeant otherwise the launcher goes back to where it was */
  const end = (event: PointerEvent, isMeant: boolean) => {
    if (!isOf(event)) return;
    drag = undefined;
    if (!isMoved) return;
    const { left: from, width } = launcher.getBoundingClientRect();
    delete launcher.dataset['dragged'];
    launcher.style.translate = '';
    if (isMeant) put(from + width / 2 < innerWidth / 2 ? 'left' : 'right');
    else isMoved = false;
    glide(launcher, from);
  };

  launcher.addEventListener('pointerdown', (event) => {
    if (event.isPrimary && event.button === 0) begin(event);
  });
  launcher.addEventListener('pointermove', follow);
  launcher.addEventListener('pointerup', (event) => end(event, true));
  launcher.addEventListener('pointercancel', (event) => end(event, false));
  launcher.parentNode?.addEventListener(
    'click',
    (event) => {
      // A key presses it whatever a pointer has done before.
      if (!isMoved || (event as MouseEvent).detail === 0) return;
      isMoved = false;
      event.stopPropagation();
    },
    true,
  );
  launcher.addEventListener('keydown', (event) => {
    const side = SIDES[event.key];
    if (!side || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { left } = launcher.getBoundingClientRect();
    put(side);
    glide(launcher, left);
  });
}

/** Sides are those of the screen, whatever the direction of the page. */
const SIDES: Readonly<Record<string, LauncherSide | undefined>> = { ArrowLeft: 'left', ArrowRight: 'right' };

/** Shows the way from a place on the screen to where it stands now, unless the visitor wants nothing to move. */
function glide(launcher: Element, from: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const far = from - launcher.getBoundingClientRect().left;
  if (far) launcher.animate({ translate: [`${far}px`, '0px'] }, { duration: GLIDE_MS, easing: 'ease-out' });
}
