import { frameOriginSchema, type channelOriginSchema } from '@lobby/contract';

/** Sites as somebody wrote them: those that can be saved, each once, and the first that cannot. */
export interface WrittenOrigins {
  readonly origins: readonly string[];
  readonly wrong: string | undefined;
}

/** Reads one site a line, or several between blanks and commas. An address of a page counts as its site; `https://` may be left out. @param schema what a site may be */
export function readOrigins(
  text: string,
  schema: typeof frameOriginSchema | typeof channelOriginSchema = frameOriginSchema,
): WrittenOrigins {
  const written = text.split(/[\s,、，]+/u).filter((each) => each !== '');
  const read = written.map((each) => ({ each, origin: originOf(each, schema) }));
  return {
    origins: [...new Set(read.flatMap(({ origin }) => origin ?? []))],
    wrong: read.find(({ origin }) => origin === undefined)?.each,
  };
}

function originOf(written: string, schema: typeof frameOriginSchema | typeof channelOriginSchema): string | undefined {
  const [, scheme = 'https://', star = '', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/)?(\*\.)?(.*)$/i.exec(written) ?? [];
  // Some browsers escape the star of a host.
  const address = `${scheme}${rest}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, username, password } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  return schema.safeParse(`${protocol}//${star}${host}`).data;
}
