import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Thrown when the input ends before the last question. */
export class Cancelled extends Error {}

export interface Terminal {
  writeLine(line: string): void;
  /** Returns the typed line. A hidden answer is not echoed. */
  prompt(question: string, options?: { isHidden?: boolean }): Promise<string>;
  close(): void;
}

/** Opens a terminal on the standard streams. The answers may also come from a pipe. */
export function openTerminal(): Terminal {
  let isMuted = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({
    input: process.stdin,
    output: echo,
    terminal: process.stdin.isTTY === true,
  });
  const typed = lines[Symbol.asyncIterator]();
  return {
    writeLine: (line) => void process.stdout.write(`${line}\n`),
    prompt: async (question, { isHidden = false } = {}) => {
      process.stdout.write(`${question}: `);
      isMuted = isHidden;
      const line = await typed.next();
      isMuted = false;
      if (isHidden) process.stdout.write('\n');
      if (line.done === true) throw new Cancelled();
      return line.value;
    },
    close: () => lines.close(),
  };
}
