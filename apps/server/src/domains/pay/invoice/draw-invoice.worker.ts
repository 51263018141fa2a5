import { parentPort, workerData } from 'node:worker_threads';
import { drawInvoice } from './draw-invoice.ts';
import type { Drawing } from './draw-apart.ts';

const { facts, locale } = workerData as Drawing;
parentPort?.postMessage(await drawInvoice(facts, locale));
