import { DESCRIPTION, type StartPlan } from './autostart-plan.ts';
import { xmlText } from './xml-text.ts';

/**
 * Makes the XML of a Windows task. The task starts once when its user logs in, without a window. Windows
 * waits at least a minute before it restarts a task. `user` is a Windows account name: 'MÁQUINA\\pessoa'.
 */
export function scheduledTask({ command }: StartPlan, user: string): string {
  // With `--headless`, conhost runs a console program without a window.
  const args = ['--headless', ...command].map(windowsArgument).join(' ');
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>${DESCRIPTION}</Description>
  </RegistrationInfo>
  <Triggers>
    <LogonTrigger>
      <Enabled>true</Enabled>
      <UserId>${xmlText(user)}</UserId>
    </LogonTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${xmlText(user)}</UserId>
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <StartWhenAvailable>true</StartWhenAvailable>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>999</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>conhost.exe</Command>
      <Arguments>${xmlText(args)}</Arguments>
    </Exec>
  </Actions>
</Task>
`;
}

/** Quotes one argument as Windows programs parse it. Backslashes have a meaning only before a quote. */
function windowsArgument(text: string): string {
  if (/^[\w.:\\/-]+$/.test(text)) return text;
  return `"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&')}"`;
}
