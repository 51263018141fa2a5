import { parentPort, workerData } from 'node:worker_threads';
import type { ReportText } from './compose-report.ts';
import { drawReport } from './draw-report.ts';

parentPort?.postMessage(await drawReport(workerData as ReportText));
