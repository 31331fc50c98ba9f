#!/usr/bin/env node
import { becomeLean } from './running/become-lean.ts';

await becomeLean();
const { runCommand } = await import('./commands/run-command.ts');
const code = await runCommand(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
if (code !== null) process.exit(code);
