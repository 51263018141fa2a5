import { serveReader } from '#/domains/sheet/serve-reader.ts';
import { readOrders } from './read-orders.ts';

serveReader(readOrders);
