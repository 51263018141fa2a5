import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the product that can be cut like a network, for browsers that cannot be told to be offline. */
export async function openLine(to: string): Promise<{ origin: string; cut: () => void; mend: () => void; close: () => void }> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      // Which of the two ends first is of no interest.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, hostname, done));
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend: () => void (isCut = false),
    close() {
      drop();
      server.close();
    },
  };
}
