import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

const read = (...args: string[]) => readArguments(args, 'vm');

describe('arguments', () => {
  it('are parsed into commands', () => {
    expect(read()).toEqual({
      command: { kind: 'run', ports: [8847, 65517], writesLog: false },
      folder: null,
    });
    expect(read('--pasta', '/tmp/x', '--portas', '0,1', '--registro')).toEqual({
      command: { kind: 'run', ports: [0, 1], writesLog: true },
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
    expect(read('instalar', '--portas', '0,1').command).toEqual({ kind: 'install', ports: '0,1' });
    expect(read('abrir').command).toEqual({ kind: 'open' });
    expect(read('remover').command).toEqual({ kind: 'uninstall' });
    expect(read('situacao').command).toEqual({ kind: 'status' });
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
    ['instalar', '--portas', 'x'],
    ['remover', 'COZINHA'],
    ['impressora', 'adicionar', 'A', 'B', 'C'],
  ])('%s are refused with the usage', (...args) => {
    expect(() => read(...args)).toThrow();
  });
});
