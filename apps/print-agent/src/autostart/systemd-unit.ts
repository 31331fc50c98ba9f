import { DESCRIPTION, type StartPlan } from './autostart-plan.ts';

/**
 * Makes the text of a systemd user unit. The unit starts the program with `env`. Systemd treats '$' and '%'
 * differently in a program's name than in its arguments.
 */
export function systemdUnit({ command, restartSeconds }: StartPlan): string {
  return `[Unit]
Description=${DESCRIPTION}
StartLimitIntervalSec=0

[Service]
ExecStart=/usr/bin/env ${command.map(quoted).join(' ')}
Restart=on-failure
RestartSec=${restartSeconds}

[Install]
WantedBy=default.target
`;
}

/** Quotes one argument with C-like escapes. Specifiers and variables are escaped, too. */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('%', '%%')
    .replaceAll('$', '$$$$');
  return `"${escaped}"`;
}
