import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import type { Services } from '#/services.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { LetterHead } from './letter-blocks.ts';

/** What stands above the letters of a business: its logo, as every mail programme shows it; undefined where it has none. */
export function letterHead(
  { config }: Pick<Services, 'config'>,
  { name, logo }: { name: string; logo: string | null },
): LetterHead | undefined {
  const path = pictureAddressOf(logo, 'png');
  return path === null ? undefined : { logo: `${publicOrigin(config)}${path}`, name };
}
