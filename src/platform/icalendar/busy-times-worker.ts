import { parentPort, workerData } from 'node:worker_threads';
import { parseBusyTimes, type Window } from './parse-busy-times.ts';

const { text, window } = workerData as { text: string; window: Window };
parentPort!.postMessage(parseBusyTimes(text, window));
