import { DESCRIPTION, type StartPlan } from './autostart-plan.ts';

/**
 * Text of a systemd user unit. `env` starts the program, because systemd parses '$' and '%' differently in the
 * program's name than in its arguments.
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
