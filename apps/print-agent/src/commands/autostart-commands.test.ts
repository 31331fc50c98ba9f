import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import type { Machine } from '../autostart/autostart-plan.ts';
import { saveSetup } from '../config/agent-config.ts';
import type { ProgramCall } from '../printers/run-program.ts';
import { lockFolder } from '../running/agent-lock.ts';
import { COMMANDS } from '../texts.ts';
import {
  installAutostart,
  isInstalled,
  removeAutostart,
  reportStatus,
  startNameOf,
} from './autostart-commands.ts';

/** A machine with the folder of a paired agent. The system accepts all programs, except `refusing`. */
function aMachine(platform: NodeJS.Platform, refusing?: string) {
  const home = join(folderOfTest(), 'casa da ana');
  const folder = join(home, 'pasta');
  mkdirSync(folder, { recursive: true });
  saveSetup(folder, {
    pareamento: { servidor: 'https://a.b', token: 't', loja: 'Cantina', nome: 'Balcão', id_dispositivo: 1 },
    impressoras: {},
  });
  const calls: string[] = [];
  const tasks = new Map<string, string>();
  const machine: Machine = {
    platform,
    env: { USERDOMAIN: 'BALCAO' },
    home,
    userId: 501,
    userName: 'ana',
    async run({ program, args }: ProgramCall) {
      calls.push([program, ...args].join(' '));
      const [action, , name = '', , path = ''] = args;
      if (action === '/Create') tasks.set(name, readFileSync(path, 'utf16le'));
      if (action === '/Delete') tasks.delete(name);
      const isRefused = program === refusing || (action === '/Query' && !tasks.has(name));
      return { code: isRefused ? 1 : 0, stdout: '', stderr: isRefused ? 'não pode' : '' };
    },
  };
  const output: string[] = [];
  const log = (text: string) => output.push(text);
  return { machine, folder, calls, tasks, output, log, home };
}

describe('the automatic start', () => {
  it.each<[NodeJS.Platform, string, string[]]>([
    [
      'linux',
      '.config/systemd/user/NAME.service',
      [
        'systemctl --user daemon-reload',
        'systemctl --user enable NAME.service',
        'systemctl --user restart NAME.service',
      ],
    ],
    [
      'darwin',
      'Library/LaunchAgents/NAME.plist',
      ['launchctl bootout gui/501/NAME', 'launchctl bootstrap gui/501 PLACE'],
    ],
  ])('is set up and removed on %s', async (platform, file, expected) => {
    const { machine, folder, calls, output, log, home } = aMachine(platform);
    const name = startNameOf(folder, 'another', platform);
    const place = join(home, file.replace('NAME', name));
    await installAutostart(folder, null, log, machine);
    expect(calls).toEqual(expected.map((call) => call.replaceAll('NAME', name).replace('PLACE', place)));
    const text = readFileSync(place, 'utf8');
    for (const part of [process.execPath, 'main.ts', folder, '--registro']) expect(text).toContain(part);
    expect(output[0]).toBe(COMMANDS.installed(join(folder, 'agente.log')));

    await reportStatus(folder, log, machine);
    expect(output.slice(-3)).toEqual([
      COMMANDS.pairedWith('Cantina', 'https://a.b'),
      COMMANDS.isInstalled(place),
      COMMANDS.isStopped,
    ]);
    await removeAutostart(folder, log, machine);
    expect(output.at(-1)).toBe(COMMANDS.uninstalled);
    expect(existsSync(place)).toBe(false);
    await removeAutostart(folder, log, machine);
    expect(output.at(-1)).toBe(COMMANDS.notInstalled);
  });

  it('is set up and removed on Windows', async () => {
    const { machine, folder, calls, tasks, output, log } = aMachine('win32');
    const name = startNameOf(folder, 'another', 'win32');
    await installAutostart(folder, '0,1', log, machine);
    expect(calls.at(-1)).toBe(`schtasks.exe /Run /TN ${name}`);
    expect(tasks.get(name)).toMatch(/^\ufeff<\?xml/);
    expect(tasks.get(name)).toContain('<UserId>BALCAO\\ana</UserId>');
    expect(tasks.get(name)).toContain('--portas &quot;0,1&quot; --registro');
    await reportStatus(folder, log, machine);
    expect(output).toContain(COMMANDS.isInstalled(name));
    await removeAutostart(folder, log, machine);
    expect(tasks.size).toBe(0);
    expect(output.at(-1)).toBe(COMMANDS.uninstalled);
  });

  it('reports a refusal of the system, and refuses an agent without a store', async () => {
    const refused = aMachine('linux', 'systemctl');
    const { folder, log, machine } = refused;
    await expect(installAutostart(folder, null, log, machine)).rejects.toThrow(
      COMMANDS.systemRefused('systemctl', 'não pode'),
    );
    expect(await isInstalled(folder, machine)).toBe(false);
    saveSetup(folder, { pareamento: null, impressoras: {} });
    await expect(installAutostart(folder, null, log, machine)).rejects.toThrow(COMMANDS.notPaired);
  });

  it('reports an agent that a person started', async () => {
    const { machine, folder, output, log } = aMachine('linux');
    const unlock = await lockFolder(folder);
    await installAutostart(folder, null, log, machine);
    await reportStatus(folder, log, machine);
    expect(output).toContain(COMMANDS.endOther);
    expect(output.at(-1)).toBe(COMMANDS.isRunning);
    unlock?.();
  });

  it('has a fixed name for the default folder and other names for other folders', () => {
    expect(startNameOf('/a', '/a', 'linux')).toBe('comanda-agente');
    expect(startNameOf('/a', '/a', 'darwin')).toBe('br.com.comanda.agente');
    expect(startNameOf('/b', '/a', 'linux')).not.toBe(startNameOf('/c', '/a', 'linux'));
    expect(startNameOf('/b', '/a', 'win32')).toMatch(/^Comanda Agente-[0-9a-f]{8}$/);
  });
});
