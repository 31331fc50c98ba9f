import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeSafely } from '../config/write-safely.ts';
import { COMMANDS } from '../texts.ts';
import type { Autostart, Machine } from './autostart-plan.ts';
import { runAnyhow, runOrFail } from './run-or-fail.ts';
import { systemdUnit } from './systemd-unit.ts';

/** Automatic start on Linux: a unit of the user's systemd. */
export function createSystemdStart({ env, home, userName, run }: Machine): Autostart {
  const units = join(env.XDG_CONFIG_HOME || join(home, '.config'), 'systemd', 'user');
  const pathOf = (name: string) => join(units, `${name}.service`);
  const systemctl = (...args: string[]) => ['--user', ...args];
  return {
    async install(plan) {
      const path = pathOf(plan.name);
      mkdirSync(dirname(path), { recursive: true });
      writeSafely(path, systemdUnit(plan));
      try {
        await runOrFail(run, 'systemctl', systemctl('daemon-reload'));
        await runOrFail(run, 'systemctl', systemctl('enable', `${plan.name}.service`));
        await runOrFail(run, 'systemctl', systemctl('restart', `${plan.name}.service`));
      } catch (error) {
        // `find` reports every existing unit file as installed, so the file of a failed installation is
        // removed.
        rmSync(path, { force: true });
        throw error;
      }
      return [COMMANDS.lingerHint(userName)];
    },
    async remove(name) {
      if (!existsSync(pathOf(name))) return false;
      await runAnyhow(run, 'systemctl', systemctl('disable', '--now', `${name}.service`));
      rmSync(pathOf(name), { force: true });
      await runAnyhow(run, 'systemctl', systemctl('daemon-reload'));
      return true;
    },
    find: async (name) => (existsSync(pathOf(name)) ? pathOf(name) : null),
  };
}
