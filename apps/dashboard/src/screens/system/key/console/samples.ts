/** Languages that a call can be copied in. */
export const SAMPLE_KINDS = ['curl', 'node', 'python', 'php'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** Names are the same in every language of the screen. */
export const SAMPLE_NAMES: Readonly<Record<SampleKind, string>> = { curl: 'curl', node: 'Node', python: 'Python', php: 'PHP' };

/** A call as it is going to be sent; no sample ever has the key. */
export interface SampleCall {
  readonly method: string;
  readonly url: string;
  /** JSON; none where there is no body. */
  readonly body: string | undefined;
}

/** What is typed to make a call. */
export function sampleOf(kind: SampleKind, call: SampleCall): string {
  return WRITERS[kind](call);
}

const WRITERS: Readonly<Record<SampleKind, (call: SampleCall) => string>> = {
  curl: ({ method, url, body }) =>
    [
      `curl -X ${method} ${shell(url)}`,
      `-H "Authorization: Bearer $LOBBY_KEY"`,
      ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${shell(body)}`]),
    ].join(' \\\n  '),
  node: ({ method, url, body }) =>
    [
      `const response = await fetch(${JSON.stringify(url)}, {`,
      `  method: '${method}',`,
      `  headers: {`,
      '    Authorization: `Bearer ${process.env.LOBBY_KEY}`,',
      ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
      `  },`,
      ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(body, 2)}),`]),
      `});`,
      `const { code, msg, data } = await response.json();`,
    ].join('\n'),
  python: ({ method, url, body }) =>
    [
      `import json, os, urllib.request`,
      ``,
      `request = urllib.request.Request(`,
      `    ${JSON.stringify(url)},`,
      `    method="${method}",`,
      `    headers={"Authorization": f"Bearer {os.environ['LOBBY_KEY']}", "Content-Type": "application/json"},`,
      ...(body === undefined ? [] : [`    data=json.dumps(json.loads(${pythonText(body)})).encode(),`]),
      `)`,
      `with urllib.request.urlopen(request) as response:`,
      `    data = json.load(response)["data"]`,
    ].join('\n'),
  php: ({ method, url, body }) =>
    [
      `$curl = curl_init(${phpText(url)});`,
      `curl_setopt_array($curl, [`,
      `  CURLOPT_CUSTOMREQUEST => '${method}',`,
      `  CURLOPT_RETURNTRANSFER => true,`,
      `  CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('LOBBY_KEY'), 'Content-Type: application/json'],`,
      ...(body === undefined ? [] : [`  CURLOPT_POSTFIELDS => ${phpText(body)},`]),
      `]);`,
      `$data = json_decode(curl_exec($curl), true)['data'];`,
    ].join('\n'),
};

/** In single quotes nothing is special but the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const phpText = (text: string) => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
/** JSON of a text is a text of Python too. */
const pythonText = (text: string) => JSON.stringify(text);
const indent = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);
