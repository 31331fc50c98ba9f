import { readdirSync, readFileSync } from 'node:fs';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../texts.ts';
import type { ProgramAnswer, ProgramCall } from './run-program.ts';
import { createWindowsSpooler } from './windows-spooler.ts';

const sending = {
  begins: async () => undefined,
  waits: () => undefined,
  signal: new AbortController().signal,
};
const DOCUMENT = { title: 'Comanda 7', form: 'raw' as const, bytes: Buffer.from([27, 64, 255]) };

const answering =
  (answer: Partial<ProgramAnswer>, calls: ProgramCall[] = []) =>
  async (call: ProgramCall) => {
    calls.push(call);
    return { code: 0, stdout: '', stderr: '', ...answer };
  };
const scriptOf = (call: ProgramCall | undefined) =>
  Buffer.from(call?.args.at(-1) ?? '', 'base64').toString('utf16le');

// These tests do not run the scripts on a real Windows system.
describe('the Windows spooler', () => {
  it('lists one or many printers from the output of PowerShell', async () => {
    const many =
      '[{"Name":"EPSON TM-T20","Default":true,"WorkOffline":false,"DetectedErrorState":0},{"Name":"Cozinha \u00e7","Default":false,"WorkOffline":true,"DetectedErrorState":9}]';
    expect(await createWindowsSpooler(answering({ stdout: many })).list()).toEqual([
      { name: 'EPSON TM-T20', isDefault: true, hasDriver: true, isOnline: true, trouble: null },
      { name: 'Cozinha ç', isDefault: false, hasDriver: true, isOnline: false, trouble: 'no-answer' },
    ]);
    const one = '{"Name":"Fax","Default":false,"WorkOffline":null,"DetectedErrorState":null}\r\n';
    expect(await createWindowsSpooler(answering({ stdout: one })).list()).toEqual([
      { name: 'Fax', isDefault: false, hasDriver: true, isOnline: null, trouble: null },
    ]);
    expect(await createWindowsSpooler(answering({ stdout: '' })).list()).toEqual([]);
    expect(await createWindowsSpooler(answering({ stdout: 'erro' })).list()).toEqual([]);
  });

  it.each([
    [3, null],
    [4, 'paper-out'],
    [7, 'cover-open'],
    [8, 'halted'],
    [9, 'no-answer'],
  ])('understands the error state %d of a printer', async (state, trouble) => {
    const stdout = `{"Name":"EPSON","Default":true,"WorkOffline":false,"DetectedErrorState":${state}}`;
    expect(await createWindowsSpooler(answering({ stdout })).list()).toMatchObject([{ trouble }]);
  });

  it('passes raw bytes in a temporary file, and names by the environment', async () => {
    const folder = folderOfTest();
    const calls: ProgramCall[] = [];
    const seen: Buffer[] = [];
    const run = async (call: ProgramCall) => {
      seen.push(readFileSync(call.env?.COMANDA_ARQUIVO ?? ''));
      return answering({}, calls)(call);
    };
    const name = '"; Remove-Item C:\\ -Recurse; "';
    await createWindowsSpooler(run, folder).backend(name).send(DOCUMENT, sending);
    expect(seen).toEqual([DOCUMENT.bytes]);
    expect(readdirSync(folder)).toEqual([]);
    expect(calls[0]).toMatchObject({
      program: 'powershell.exe',
      env: { COMANDA_IMPRESSORA: name, COMANDA_TITULO: 'Comanda 7' },
    });
    expect(scriptOf(calls[0])).toContain('WritePrinter');
    expect(scriptOf(calls[0])).not.toContain('Remove-Item');
  });

  it('prints pages with the program for PDF', async () => {
    const calls: ProgramCall[] = [];
    const spooler = createWindowsSpooler(answering({}, calls), folderOfTest());
    await spooler.backend('HP').send({ ...DOCUMENT, form: 'pdf' }, sending);
    expect(calls[0]?.env?.COMANDA_ARQUIVO).toMatch(/\.pdf$/);
    expect(scriptOf(calls[0])).toContain('PrintTo');
  });

  it.each([
    [3, FAULTS.queueMissing, true],
    [4, FAULTS.noSpooler, false],
    [5, FAULTS.noPdfProgram, true],
    [null, FAULTS.noSpooler, false],
  ])('gives the right fault for exit code %s', async (code, message, isUntouched) => {
    const sent = createWindowsSpooler(answering({ code }), folderOfTest())
      .backend('HP')
      .send(DOCUMENT, sending);
    await expect(sent).rejects.toMatchObject({ message, isUntouched });
  });
});
