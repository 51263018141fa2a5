import { workOrderImports, workOrders, workOrderTypes, type Endpoint, type OrderImportJob } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import writeXlsxFile from 'write-excel-file/node';
import { dice } from '#test/dice.ts';
import { openBusiness } from '#test/faults/business.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { prepareServer, type ServerProcess } from '#test/server-process.ts';

/** How often the progress is looked at, in milliseconds. */
const LOOK_MS = 250;
const SECOND_MS = 1_000;
/** Customers of the file: each comes back a few times. */
const CUSTOMERS = 3_000;
/** Share of the rows after which the server is killed. */
const KILLED_AT = 0.4;

const HEAD = ['Ticket ID', 'Subject', 'Description', 'Status', 'Priority', 'Email', 'Customer', 'Created at'];
const STATES = ['Closed', 'Closed', 'Resolved', 'Open', 'New'];

function fileRows(mark: string, rows: number): string[][] {
  return Array.from({ length: rows }, (_, no) => [
    `${mark}-${no}`,
    `Zip on jacket ${no} came apart`,
    `It came off the left side on day ${no % 30}, and the shop asked for a picture of it. 左側的拉鏈甩開了。`,
    STATES[no % STATES.length] ?? '',
    no % 7 === 0 ? 'High' : 'Normal',
    `customer${no % CUSTOMERS}@example.com`,
    `Customer ${no % CUSTOMERS}`,
    new Date(Date.UTC(2025, 0, 1) + no * 600_000).toISOString().slice(0, 16).replace('T', ' '),
  ]);
}

async function fileOf(kind: string, mark: string, rows: number): Promise<Blob> {
  const table = [HEAD, ...fileRows(mark, rows)];
  if (kind === 'csv') return new Blob([table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')]);
  return new Blob([new Uint8Array(await writeXlsxFile([{ sheet: 'Orders', data: table }]).toBuffer())]);
}

/** The desk of one business on a real server. */
function openDesk(origin: string, token: string) {
  const answered = async (response: Response) => {
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
    if (code !== 1) throw new Error(msg);
    return data;
  };
  const ask = async (endpoint: Endpoint, request: Record<string, unknown>) => {
    const path = endpoint.path.replace('{id}', String(request['id']));
    const isRead = endpoint.method === 'GET';
    const query = isRead
      ? `?${new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
      : '';
    const body = isRead ? {} : { body: JSON.stringify(request) };
    const headers = { 'content-type': 'application/json', token };
    return answered(await fetch(`${origin}${path}${query}`, { method: endpoint.method, headers, ...body }));
  };
  return {
    ask,
    async send(file: Blob, name: string) {
      const form = new FormData();
      form.set('id', randomUUID());
      form.set('file', file, name);
      return (await answered(
        await fetch(`${origin}${workOrderImports.run.path}`, { method: 'POST', headers: { token }, body: form }),
      )) as OrderImportJob;
    },
    look: async (id: string) => (await ask(workOrderImports.get, { id })) as OrderImportJob,
    total: async () => ((await ask(workOrders.list, { view: 'all' })) as { total: number }).total,
  };
}
type Desk = ReturnType<typeof openDesk>;

/** Resolves when so many rows are through, or all; with the longest answer to a list meanwhile, in milliseconds. */
async function watch(desk: Desk, id: string, until: number): Promise<{ job: OrderImportJob; longest: number }> {
  for (let longest = 0; ;) {
    const job = await desk.look(id);
    if (job.state !== 'running' || job.through >= until) return { job, longest };
    const begun = performance.now();
    await desk.ask(workOrders.list, {});
    longest = Math.max(longest, performance.now() - begun);
    await setTimeout(LOOK_MS);
  }
}

async function time(desk: Desk, kind: string, rows: number): Promise<void> {
  const file = await fileOf(kind, kind.toUpperCase(), rows);
  const begun = performance.now();
  const { id } = await desk.send(file, `old.${kind}`);
  const read = performance.now();
  const { job, longest } = await watch(desk, id, rows);
  const [readS, madeS] = [(read - begun) / SECOND_MS, (performance.now() - read) / SECOND_MS];
  console.log(
    `${kind}: ${job.added} of ${rows} made, ${job.refused} refused; read in ${readS.toFixed(1)} s, made in ${madeS.toFixed(1)} s: ${(rows / madeS).toFixed(0)} rows/s; a list answered within ${longest.toFixed(0)} ms meanwhile`,
  );
}

/** Kills the server in the middle of a file, and lets it go on. @throws Error where a row is missing, twice or a number has gone */
async function killAndResume(server: ServerProcess, desk: Desk, rows: number): Promise<void> {
  const before = await desk.total();
  const { id } = await desk.send(await fileOf('csv', 'KILLED', rows), 'killed.csv');
  const { job: half } = await watch(desk, id, rows * KILLED_AT);
  await server.kill();
  await server.start();
  const begun = performance.now();
  const { job } = await watch(desk, id, rows);
  const total = (await desk.total()) - before;
  const again = await desk.send(await fileOf('csv', 'KILLED', rows), 'killed.csv');
  const { job: repeat } = await watch(desk, again.id, rows);
  const figures = `killed at ${half.through} of ${rows}; ended ${((performance.now() - begun) / SECOND_MS).toFixed(1)} s after the start with ${job.added} made, ${total} more in the list; the same file again: ${repeat.unchanged} unchanged, ${repeat.added} made`;
  const isWhole = half.state === 'running' && job.added === rows && total === rows && repeat.unchanged === rows;
  if (!isWhole) throw new Error(`Not whole: ${figures}`);
  console.log(figures);
}

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, rows: { type: 'string', default: '10000' } },
});
const rows = Number(values.rows);
const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const server = await prepareServer(postgres ? { DATABASE_URL: postgres.url } : {});
try {
  await server.start();
  const business = await openBusiness({ origin: server.origin, random: dice(1), over: new AbortController().signal }, 1);
  const desk = openDesk(server.origin, business.tokens[0] ?? '');
  await desk.ask(workOrderTypes.create, { name: { 'en-US': 'Repair' } });
  console.log(`Imports of ${rows} work orders on ${values.database}`);
  await time(desk, 'csv', rows);
  await time(desk, 'xlsx', rows);
  await killAndResume(server, desk, rows);
} finally {
  await server.stop();
  await postgres?.stop();
}
