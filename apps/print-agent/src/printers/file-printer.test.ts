import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../texts.ts';
import { createFilePrinter } from './file-printer.ts';

const sending = {
  begins: async () => undefined,
  waits: () => undefined,
  signal: new AbortController().signal,
};
const aDocument = (text: string) => ({ title: 'Comanda', form: 'raw' as const, bytes: Buffer.from(text) });

describe('a file printer', () => {
  it('writes one ticket after another', async () => {
    const path = join(folderOfTest(), 'saida');
    const printer = createFilePrinter(path);
    await printer.send(aDocument('um'), sending);
    await printer.send(aDocument('dois'), sending);
    expect(readFileSync(path, 'utf8')).toBe('umdois');
  });

  it('is off while its device is missing, and creates no file', async () => {
    await expect(createFilePrinter('/dev/usb/lp-none').send(aDocument('x'), sending)).rejects.toThrow(
      FAULTS.noDevice,
    );
  });

  it('reports a full disk', async () => {
    await expect(createFilePrinter('/dev/full').send(aDocument('x'), sending)).rejects.toThrow(FAULTS.disk);
  });

  it.skipIf(process.platform === 'win32')('does not stop the agent when a device takes nothing', async () => {
    const path = join(folderOfTest(), 'fila');
    execFileSync('mkfifo', [path]);
    // A pipe without a reader refuses a non-blocking open, like the device of a printer that is off.
    await expect(createFilePrinter(path).send(aDocument('x'), sending)).rejects.toThrow(FAULTS.noDevice);
  });
});
