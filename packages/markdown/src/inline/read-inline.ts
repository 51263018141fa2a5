import type { Inline } from '#/tree.ts';
import { safeAddress } from './safe-address.ts';

/** Emphasis and links nest this deep; what is deeper is text. */
const DEPTH_MAX = 6;
/** Longest text of a link and longest address, in characters: a bracket that closes later closes nothing. */
const LABEL_MAX = 500;
const ADDRESS_MAX = 2_000;
/** Longest run between two marks of emphasis, in characters. */
const EMPHASIS_MAX = 4_000;
/** Marks that are tried as the end of an emphasis. */
const TRIES_MAX = 20;

const MARKS = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'strike'],
  ['*', 'emphasis'],
  ['_', 'emphasis'],
] as const;
const ESCAPABLE = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;
const WEB = /^https?:\/\/[!#-;=?-Z\\_a-z~]+/i;
const TRAILING = /[.,;:!?'*_~)]+$/;

/** Reads one paragraph's text: emphasis, code, links, pictures, line breaks. Everything else is text, markup included. */
export function readInline(source: string, depth = 0): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  let at = 0;
  const push = (piece: Inline) => {
    if (plain !== '') found.push({ kind: 'text', text: plain });
    plain = '';
    found.push(piece);
  };
  while (at < source.length) {
    const piece = pieceAt(source, at, depth);
    if (piece === undefined) {
      plain += source[at] ?? '';
      at += 1;
    } else if (typeof piece.is === 'string') {
      plain += piece.is;
      at = piece.end;
    } else {
      push(piece.is);
      at = piece.end;
    }
  }
  if (plain !== '') found.push({ kind: 'text', text: plain });
  return found;
}

interface Piece {
  /** Text that stands for itself, or something else. */
  is: Inline | string;
  end: number;
}

function pieceAt(source: string, at: number, depth: number): Piece | undefined {
  const sign = source[at];
  switch (sign) {
    case '\\':
      return escapeAt(source, at);
    case '\n':
      return { is: { kind: 'break' }, end: at + 1 };
    case '`':
      return codeAt(source, at);
    case '!':
      return source[at + 1] === '[' ? imageAt(source, at) : undefined;
    case '[':
      return depth < DEPTH_MAX ? linkAt(source, at, depth) : undefined;
    case '<':
      return autolinkAt(source, at);
    case 'h':
    case 'H':
      return addressAt(source, at);
    case '*':
    case '_':
    case '~':
      return depth < DEPTH_MAX ? emphasisAt(source, at, depth) : undefined;
    default:
      return undefined;
  }
}

function escapeAt(source: string, at: number): Piece | undefined {
  const next = source[at + 1] ?? '';
  return ESCAPABLE.test(next) ? { is: next, end: at + 2 } : undefined;
}

function codeAt(source: string, at: number): Piece | undefined {
  const fence = /^`{1,8}/.exec(source.slice(at, at + 9))?.[0] ?? '`';
  const end = source.indexOf(fence, at + fence.length);
  if (end === -1 || end - at > EMPHASIS_MAX) return { is: fence, end: at + fence.length };
  return { is: { kind: 'code', text: source.slice(at + fence.length, end).trim() }, end: end + fence.length };
}

/** Where the bracket that opens at `at` closes; nested pairs inside belong together. */
function closeOf(source: string, at: number, [open, close]: readonly [string, string], max: number): number | undefined {
  let depth = 0;
  for (let index = at; index < Math.min(source.length, at + max); index += 1) {
    const sign = source[index];
    if (sign === '\\') index += 1;
    else if (sign === open) depth += 1;
    else if (sign === close) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return undefined;
}

function targetAt(source: string, at: number): { label: string; address: string | undefined; end: number } | undefined {
  const labelEnd = closeOf(source, at, ['[', ']'], LABEL_MAX);
  if (labelEnd === undefined || source[labelEnd + 1] !== '(') return undefined;
  const end = closeOf(source, labelEnd + 1, ['(', ')'], ADDRESS_MAX);
  if (end === undefined) return undefined;
  const inner = source.slice(labelEnd + 2, end).trim();
  const [, address = inner] = /^<?([^\s<>]*)>?(?:\s+["'(].*)?$/.exec(inner) ?? [];
  return { label: source.slice(at + 1, labelEnd), address: safeAddress(address), end: end + 1 };
}

function imageAt(source: string, at: number): Piece | undefined {
  const target = targetAt(source, at + 1);
  if (!target) return undefined;
  const alt = target.label.replaceAll(/[\\*_`]/g, '');
  if (target.address === undefined || /^(mailto|tel):/i.test(target.address)) return { is: alt, end: target.end };
  return { is: { kind: 'image', src: target.address, alt }, end: target.end };
}

function linkAt(source: string, at: number, depth: number): Piece | undefined {
  const target = targetAt(source, at);
  if (!target) return undefined;
  if (target.address === undefined) return { is: target.label, end: target.end };
  return { is: { kind: 'link', href: target.address, children: readInline(target.label, depth + 2) }, end: target.end };
}

function autolinkAt(source: string, at: number): Piece | undefined {
  const end = source.slice(at, at + ADDRESS_MAX).indexOf('>');
  const address = end === -1 ? '' : source.slice(at + 1, at + end);
  const href = /^https?:\/\/\S+$/i.test(address) ? safeAddress(address) : undefined;
  return href === undefined ? undefined : { is: { kind: 'link', href, children: [{ kind: 'text', text: address }] }, end: at + end + 1 };
}

function addressAt(source: string, at: number): Piece | undefined {
  if (at > 0 && /[a-z0-9]/i.test(source[at - 1] ?? '')) return undefined;
  const found = WEB.exec(source.slice(at, at + ADDRESS_MAX))?.[0].replace(TRAILING, '');
  if (found === undefined || !URL.canParse(found)) return undefined;
  return { is: { kind: 'link', href: found, children: [{ kind: 'text', text: found }] }, end: at + found.length };
}

function emphasisAt(source: string, at: number, depth: number): Piece | undefined {
  const mark = MARKS.find(([sign]) => source.startsWith(sign, at));
  if (!mark) return undefined;
  const [sign, kind] = mark;
  const start = at + sign.length;
  if (/^\s?$/.test(source[start] ?? '')) return undefined;
  // Underscores inside a word are part of it.
  if (sign.startsWith('_') && WORD.test(source[at - 1] ?? '')) return undefined;
  let tries = 0;
  for (let end = source.indexOf(sign, start); end !== -1 && end - start <= EMPHASIS_MAX; end = source.indexOf(sign, end + 1)) {
    tries += 1;
    if (tries > TRIES_MAX) break;
    if (end === start || /\s/.test(source[end - 1] ?? '') || source[end - 1] === '\\') continue;
    if (sign.length === 1 && source[end + 1] === sign) {
      end += 1;
      continue;
    }
    if (sign.startsWith('_') && WORD.test(source[end + sign.length] ?? '')) continue;
    return { is: { kind, children: readInline(source.slice(start, end), depth + 1) }, end: end + sign.length };
  }
  return { is: sign, end: start };
}
