import { readConfig } from '../../apps/server/src/config.ts';
import { describeStartFailure } from '../../apps/server/src/describe-failure.ts';
import { startServer } from '../../apps/server/src/main.ts';
import type { MissingBasic } from '../../apps/server/src/missing-basics.ts';
import { asDemo } from '../as-demo.ts';

// One server of `npm start -- --servidores N`. It notifies its parent when it is ready.

/** The message to the parent. */
export interface StartedServer {
  url: string;
  isDemo: boolean;
  missing: readonly MissingBasic[];
}

const config = readConfig(process.env);
// Listens before the start: if the parent dies during the start, nothing else would stop this server.
const orphaned = Promise.withResolvers<void>();
process.once('disconnect', orphaned.resolve);
try {
  const front = Number(process.env.COMANDA_PORTA_DA_FRENTE);
  const restored = Promise.withResolvers<void>();
  const server = await startServer(config, {
    asDemo: (given) => asDemo(given, front),
    onOtherEpoch: restored.resolve,
  });
  const { url, isDemo, missing } = server;
  process.send?.({ url, isDemo, missing } satisfies StartedServer, () => undefined);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  // After a restore, this server stops. The parent starts it again, so that it reads all data again.
  void restored.promise.then(stop);
  void orphaned.promise.then(stop);
} catch (error) {
  console.error(describeStartFailure(error, config));
  process.exit(1);
}
