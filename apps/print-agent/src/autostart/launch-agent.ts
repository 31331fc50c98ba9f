import type { StartPlan } from './autostart-plan.ts';
import { xmlText } from './xml-text.ts';

/** Text of a launchd property list: started when its user logs in, restarted after a fault. */
export function launchAgentList({ name, command, restartSeconds }: StartPlan): string {
  const args = command.map((each) => `    <string>${xmlText(each)}</string>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${xmlText(name)}</string>
  <key>ProgramArguments</key>
  <array>
${args}  </array>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>${restartSeconds}</integer>
</dict>
</plist>
`;
}
