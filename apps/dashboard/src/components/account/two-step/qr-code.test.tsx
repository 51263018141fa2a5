import { cleanup, render } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

it('draws each dark module of the code once, and a quiet zone of four modules around it', () => {
  const text = 'otpauth://totp/Lobby:mina%40kumo.example?secret=JBSWY3DPEHPK3PXP&issuer=Lobby';
  const { container } = render(<QrCode text={text} label="QR code" />);
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const places =
    container
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [];
  expect(new Set(places).size).toBe(dark);
  const coordinates = places.flatMap((place) => place.slice(1).split(' ').map(Number));
  expect([Math.min(...coordinates), Math.max(...coordinates)]).toEqual([4, size - 5]);
});
