import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Where the address lives between the run and its workers, each of which reads the configuration anew. */
const VARIABLE = 'LOBBY_E2E_ADDRESS';

/** The origin on which this run serves the product: a free port, chosen once. */
export async function chooseAddress(): Promise<string> {
  const chosen = process.env[VARIABLE] ?? `http://localhost:${await findFreePort()}`;
  process.env[VARIABLE] = chosen;
  return chosen;
}

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
