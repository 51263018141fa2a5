import { describe, expect, it } from 'vitest';
import { contentOf, textOf, type DraftContent } from './draft-content.ts';

const file = (id: string) => ({ id, name: `${id}.txt`, mime: 'text/plain', bytes: 1 });
const card = (title: string) => ({ title, text: '', picture: null, buttons: [] });
const content = (over: Partial<DraftContent> = {}): DraftContent => ({ body: '', attachments: [], ...over });

describe('the content of a draft', () => {
  it('is nothing where the server keeps none', () => {
    expect(textOf(contentOf(undefined))).toBe('');
  });

  it.each([
    ['words', content({ body: 'a' }), content({ body: 'b' })],
    ['files', content({ attachments: [file('a')] }), content()],
    ['their order', content({ attachments: [file('a'), file('b')] }), content({ attachments: [file('b'), file('a')] })],
    ['cards', content({ cards: [card('a')] }), content({ cards: [card('b')] })],
    ['their order of cards', content({ cards: [card('a'), card('b')] }), content({ cards: [card('b'), card('a')] })],
    ['a picture', content({ cards: [{ ...card('a'), picture: file('p') }] }), content({ cards: [card('a')] })],
    ['what it answers', content({ replyToSeq: 1 }), content({ replyToSeq: 2 })],
  ])('differs by %s', (_, one, other) => {
    expect(textOf(one)).not.toBe(textOf(other));
    expect(textOf(one)).toBe(textOf({ ...one }));
  });

  it('keeps the picture of a card apart from the files', () => {
    const saved = { kind: 'reply', body: '', written_at: 1, attachments: [file('p'), file('a')] } as const;
    const { attachments, cards } = contentOf({
      ...saved,
      attachments: [...saved.attachments],
      cards: [
        { ...card('one'), picture: 'p' },
        { ...card('two'), picture: 'gone' },
      ],
    });
    expect(attachments.map(({ id }) => id)).toEqual(['a']);
    expect(cards?.map(({ picture }) => picture?.id)).toEqual(['p', undefined]);
  });

  it('comes from the server as it was saved', () => {
    const saved = { kind: 'reply', body: 'a', written_at: 1, attachments: [file('a')], reply_to_seq: 3 } as const;
    expect(textOf(contentOf({ ...saved, attachments: [...saved.attachments] }))).toBe(
      textOf(content({ body: 'a', attachments: [file('a')], replyToSeq: 3 })),
    );
  });
});
