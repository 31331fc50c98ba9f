import { describe, expect, it } from 'vitest';
import type { StartPlan } from './autostart-plan.ts';
import { launchAgentList } from './launch-agent.ts';
import { scheduledTask } from './scheduled-task.ts';
import { systemdUnit } from './systemd-unit.ts';

const plan = (...command: StartPlan['command']): StartPlan => ({
  name: 'comanda-agente',
  command,
  restartSeconds: 10,
});
/** A folder name with all characters that are hard to quote. */
const HARD = '/home/joão/Minha "loja" & bar\'s $HOME 100%/\\agente';
const ours = (folder: string) =>
  plan('/opt/no de/bin/node', '/opt/comanda/main.ts', '--pasta', folder, '--registro');

describe('a systemd unit', () => {
  it('has this text', () => {
    expect(systemdUnit(ours('/home/ana/.config/comanda-agente'))).toBe(`[Unit]
Description=Agente de impressão da Comanda
StartLimitIntervalSec=0

[Service]
ExecStart=/usr/bin/env "/opt/no de/bin/node" "/opt/comanda/main.ts" "--pasta" "/home/ana/.config/comanda-agente" "--registro"
Restart=on-failure
RestartSec=10

[Install]
WantedBy=default.target
`);
  });

  it('contains every folder name unchanged, in one line', () => {
    expect(systemdUnit(ours(HARD))).toContain(
      '"/home/joão/Minha \\"loja\\" & bar\'s $$HOME 100%%/\\\\agente"',
    );
    const injected = systemdUnit(ours('/x\nExecStartPre=/bin/rm'));
    expect(injected).not.toMatch(/^ExecStartPre/m);
  });
});

describe('a launchd property list', () => {
  it('has this text', () => {
    expect(launchAgentList(ours('/Users/ana/Agente'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>comanda-agente</string>
  <key>ProgramArguments</key>
  <array>
    <string>/opt/no de/bin/node</string>
    <string>/opt/comanda/main.ts</string>
    <string>--pasta</string>
    <string>/Users/ana/Agente</string>
    <string>--registro</string>
  </array>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>10</integer>
</dict>
</plist>
`);
  });

  it('contains every folder name unchanged', () => {
    const list = launchAgentList(ours(`${HARD}</string>`));
    expect(list).toContain(
      '<string>/home/joão/Minha &quot;loja&quot; &amp; bar&#39;s $HOME 100%/\\agente&lt;/string&gt;</string>',
    );
  });
});

describe('a Windows task', () => {
  it('starts at logon, without a window, with restarts, one at a time', () => {
    const task = scheduledTask(
      plan('C:\\node\\node.exe', 'C:\\comanda\\main.ts', '--registro'),
      'BALCÃO\\Zé & Cia',
    );
    expect(task).toContain(
      '<LogonTrigger>\n      <Enabled>true</Enabled>\n      <UserId>BALCÃO\\Zé &amp; Cia</UserId>',
    );
    expect(task).toContain('<MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>');
    expect(task).toContain('<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>');
    expect(task).toContain('<Interval>PT1M</Interval>');
    expect(task).toContain(
      '<Command>conhost.exe</Command>\n      <Arguments>--headless C:\\node\\node.exe C:\\comanda\\main.ts --registro</Arguments>',
    );
  });

  it.each([
    ['C:\\Program Files\\node.exe', '"C:\\Program Files\\node.exe"'],
    ['C:\\Minha loja\\', '"C:\\Minha loja\\\\"'],
    ['C:\\José', '"C:\\José"'],
    ['a "b"', '"a \\"b\\""'],
    ['a\\"b', '"a\\\\\\"b"'],
    ['R&D', '"R&D"'],
  ])('takes %s as one argument', (argument, line) => {
    const escaped = line.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    expect(scheduledTask(plan('node.exe', argument), 'eu')).toContain(
      `<Arguments>--headless node.exe ${escaped}</Arguments>`,
    );
  });
});
