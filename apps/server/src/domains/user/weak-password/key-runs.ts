/** Orders in which fingers or memory go: the alphabet, digits, keyboard rows and columns. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
];

const FORWARD: ReadonlySet<string> = new Set(
  ORDERS.flatMap((order) => Array.from({ length: order.length - 1 }, (_, at) => order.slice(at, at + 2))),
);

type Step = 'same' | 'forward' | 'back';

/**
 * Into how few pieces a text falls in which each key follows from the one before: `qwerty123` is two, `x7kp2` is five.
 * Each piece is about as hard to guess as one character.
 */
export function countRuns(text: string): number {
  const keys = Array.from(text);
  let runs = 0;
  // The directions that the present run may have; before its second key, any.
  let open: readonly Step[] | undefined;
  for (const [at, key] of keys.entries()) {
    const steps = at === 0 ? [] : stepsOf(keys[at - 1] ?? '', key).filter((step) => open === undefined || open.includes(step));
    if (steps.length === 0) runs += 1;
    open = steps.length === 0 ? undefined : steps;
  }
  return runs;
}

/** `d` to `c` goes back in the alphabet and forward in a column of the keyboard. */
function stepsOf(before: string, key: string): Step[] {
  const steps: Step[] = [];
  if (before === key) steps.push('same');
  if (FORWARD.has(before + key)) steps.push('forward');
  if (FORWARD.has(key + before)) steps.push('back');
  return steps;
}
