import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { CardPicture, CardRow } from './card-row.tsx';

const TENT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"%3E%3Crect width="60" height="40" fill="%23cfe3d4"/%3E%3Cpath d="M8 34 30 8l22 26z" fill="%232f6b46"/%3E%3C/svg%3E';

function Picture({ id }: { id: string }) {
  return <CardPicture src={id === 'coming' ? undefined : TENT} />;
}

function Rows({ s }: Spoken) {
  const [said, setSaid] = useState('');
  const reply = { kind: 'reply', label: s.cardTake, target: '' } as const;
  const book = { kind: 'url', label: s.cardBook, target: 'https://kumo.example/tents' } as const;
  const cards = [
    { title: s.cardTitle, text: s.cardText, picture: 'tent', buttons: [book, reply] },
    { title: s.cardTitle, text: '', picture: 'coming', buttons: [reply] },
    { title: `${s.cardTitle} ${s.long}`, text: s.long, picture: null, buttons: [book, reply, { ...reply, label: s.long }] },
    { title: s.cardTitle, text: s.cardText, picture: 'tent', buttons: [] },
  ];
  const row = { cards, Picture, newTab: s.newTab };
  return (
    <div className="grid w-[620px] max-w-full gap-5">
      <CardRow {...row} label={s.cardsLabel} onReply={setSaid} />
      <CardRow {...row} label={`${s.cardsLabel} 2`} onReply={setSaid} disabled />
      <CardRow {...row} label={`${s.cardsLabel} 3`} cards={cards.slice(0, 1)} end />
      <output data-testid="said">{said}</output>
    </div>
  );
}

const meta: Meta = { title: 'ui/CardRow', render: inFour(Rows) };
export default meta;

export const States: StoryObj = {};

export const ByKeyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('group');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTestId('said')).not.toBeEmptyDOMElement();
  },
};
