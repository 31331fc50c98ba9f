import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CupsProcess, missingCups, openCups } from '../testing/cups-process.ts';
import { openTcpSink, type TcpSink } from '../testing/tcp-sink.ts';
import { FAULTS } from '../texts.ts';
import { createCupsSpooler } from './cups-spooler.ts';

const missing = missingCups();
const DOCUMENT = { title: 'Comanda 7', form: 'raw' as const, bytes: Buffer.from([27, 64, 0, 255, 10]) };

describe.skipIf(missing !== null)(`CUPS itself${missing === null ? '' : ` (pulado: ${missing})`}`, () => {
  let cups: CupsProcess;
  let sink: TcpSink;
  beforeAll(async () => {
    cups = await openCups();
    sink = await openTcpSink();
    await cups.addRawQueue('TERMICA80', sink.port);
  });
  afterAll(async () => {
    await sink.close();
    await cups.close();
  });
  const sending = (signal = new AbortController().signal) => ({
    begins: async () => undefined,
    waits: () => undefined,
    signal,
  });

  it('lists its queue', async () => {
    expect(await createCupsSpooler(cups.run).list()).toEqual([
      { name: 'TERMICA80', isDefault: false, hasDriver: true, isOnline: true, trouble: null },
    ]);
  });

  it('passes the bytes unchanged and resolves when the printer has them', async () => {
    await createCupsSpooler(cups.run).backend('TERMICA80').send(DOCUMENT, sending());
    expect(sink.tickets).toEqual([DOCUMENT.bytes]);
  });

  it('refuses unknown queues', async () => {
    const sent = createCupsSpooler(cups.run).backend('NADA').send(DOCUMENT, sending());
    await expect(sent).rejects.toMatchObject({ message: FAULTS.queueMissing, isUntouched: true });
  });

  it('waits with a ticket while its printer is off, and removes it when it is no longer wanted', async () => {
    const gone = await openTcpSink();
    await gone.close();
    await cups.addRawQueue('DESLIGADA', gone.port);
    const ending = new AbortController();
    const run: typeof cups.run = async (call) => {
      const answer = await cups.run(call);
      if (call.args.includes('not-completed')) {
        expect(answer.stdout).toContain('DESLIGADA-');
        ending.abort();
      }
      return answer;
    };
    const sent = createCupsSpooler(run).backend('DESLIGADA').send(DOCUMENT, sending(ending.signal));
    await expect(sent).rejects.toThrow(FAULTS.stopping);
    const left = await cups.run({ program: 'lpstat', args: ['-W', 'not-completed', '-o', 'DESLIGADA'] });
    expect(left.stdout).toBe('');
  });
});
