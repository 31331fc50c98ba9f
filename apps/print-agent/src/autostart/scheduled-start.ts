import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Autostart, Machine } from './autostart-plan.ts';
import { runAnyhow, runOrFail } from './run-or-fail.ts';
import { scheduledTask } from './scheduled-task.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** Automatic start on Windows: a scheduled task of the user, which starts at logon. */
export function createScheduledStart({ env, userName, run }: Machine): Autostart {
  const user = env.USERDOMAIN ? `${env.USERDOMAIN}\\${userName}` : userName;
  return {
    async install(plan) {
      const path = join(tmpdir(), `comanda-${randomUUID()}.xml`);
      writeFileSync(path, Buffer.from(`${BYTE_ORDER_MARK}${scheduledTask(plan, user)}`, 'utf16le'));
      try {
        await runOrFail(run, 'schtasks.exe', ['/Create', '/TN', plan.name, '/XML', path, '/F']);
      } finally {
        rmSync(path, { force: true });
      }
      await runOrFail(run, 'schtasks.exe', ['/Run', '/TN', plan.name]);
      return [];
    },
    async remove(name) {
      if ((await this.find(name)) === null) return false;
      await runAnyhow(run, 'schtasks.exe', ['/End', '/TN', name]);
      await runOrFail(run, 'schtasks.exe', ['/Delete', '/TN', name, '/F']);
      return true;
    },
    async find(name) {
      try {
        const { code } = await run({ program: 'schtasks.exe', args: ['/Query', '/TN', name] });
        return code === 0 ? name : null;
      } catch {
        return null;
      }
    },
  };
}
