import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const read = (...args: string[]) => readArguments(args, 'vm');

describe('arguments', () => {
  it('are understood', () => {
    expect(read()).toEqual({ command: { kind: 'run', ports: [8847, 65517] }, folder: null });
    expect(read('--pasta', '/tmp/x', '--portas', '0,1')).toEqual({
      command: { kind: 'run', ports: [0, 1] },
      folder: '/tmp/x',
    });
    expect(read('parear', '--servidor', 'https://a.b', '--codigo', 'K7QF-9XTM').command).toEqual({
      kind: 'pair',
      server: 'https://a.b',
      code: 'K7QF-9XTM',
      name: 'vm',
    });
    expect(read('impressoras').command).toEqual({ kind: 'list-printers' });
    expect(read('impressora', 'adicionar', 'COZINHA', 'tcp://1.2.3.4').command).toEqual({
      kind: 'add-printer',
      name: 'COZINHA',
      address: 'tcp://1.2.3.4',
    });
    expect(read('impressora', 'remover', 'COZINHA').command).toEqual({
      kind: 'remove-printer',
      name: 'COZINHA',
    });
    expect(read('-h').command).toEqual({ kind: 'help' });
  });

  it.each([
    ['imprimir'],
    ['parear'],
    ['parear', '--servidor', 'https://a.b'],
    ['impressora', 'adicionar', 'COZINHA'],
    ['impressora', 'remover', 'A', 'B'],
    ['--naosei'],
    ['--portas', 'x'],
    ['impressora', 'adicionar', 'A', 'B', 'C'],
  ])('%s are refused with the usage', (...args) => {
    expect(() => read(...args)).toThrow();
  });
});
