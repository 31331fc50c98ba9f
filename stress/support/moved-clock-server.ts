import { readConfig } from '@comanda/server/src/config.ts';
import { startServer } from '@comanda/server/src/main.ts';
import { CLOCK_FROM_VARIABLE, CLOCK_TO_VARIABLE, MOVE_CLOCK_SIGNAL } from './moved-clock.ts';

// The product's server with a changed clock. The clock starts at a given time, runs normally, and jumps to
// another time on a signal. The product is unchanged.

const machineNow = Date.now;
let aheadMs = 0;
Date.now = () => machineNow() + aheadMs;
const goOnFrom = (variable: string) => {
  aheadMs = Number(process.env[variable]) - machineNow();
};

goOnFrom(CLOCK_FROM_VARIABLE);
process.on(MOVE_CLOCK_SIGNAL, () => goOnFrom(CLOCK_TO_VARIABLE));
const server = await startServer(readConfig(process.env), { asDemo: (config) => config });
process.stdout.write(`Comanda pronta em ${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
