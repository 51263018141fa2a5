import { SIMPLIFIED_STEPS, TRADITIONAL_STEPS } from './traditional-table.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}~';
/** Digits below this one end a number, the rest say that more follows. */
const ENDING_DIGITS = 70;
const CONTINUING_DIGITS = 18;
const FIRST = 0x4e00;
const LAST = 0x9fff;

function readSteps(steps: string): number[] {
  const codes: number[] = [];
  let code = FIRST;
  let value = 0;
  let scale = 1;
  let carried = 0;
  for (const character of steps) {
    const digit = DIGITS.indexOf(character);
    if (digit >= ENDING_DIGITS) {
      value += (digit - ENDING_DIGITS) * scale;
      carried += scale;
      scale *= CONTINUING_DIGITS;
      continue;
    }
    const step = value + digit * scale + carried * ENDING_DIGITS;
    code += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    codes.push(code);
    value = 0;
    scale = 1;
    carried = 0;
  }
  return codes;
}

function readTable(): Uint16Array {
  const table = Uint16Array.from({ length: LAST - FIRST + 1 }, (_, offset) => FIRST + offset);
  const traditional = readSteps(TRADITIONAL_STEPS);
  const simplified = readSteps(SIMPLIFIED_STEPS);
  for (const [position, code] of traditional.entries()) table[code - FIRST] = simplified[position] as number;
  return table;
}

let table: Uint16Array | undefined;
let simplifiedForms: ReadonlySet<number> | undefined;

/** The Simplified form of a character code, or the code itself when it has none. */
export function toSimplified(code: number): number {
  if (code < FIRST || code > LAST) return code;
  table ??= readTable();
  return table[code - FIRST] as number;
}

/** Whether a character is the Simplified form of some other one. */
export function isSimplifiedForm(code: number): boolean {
  simplifiedForms ??= new Set(readSteps(SIMPLIFIED_STEPS));
  return simplifiedForms.has(code);
}
