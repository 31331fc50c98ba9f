import { expect, it } from 'vitest';
import { coverageOfRooms, tableOf } from './rooms.ts';

const found = (covered: number, total: number) => ({
  lines: { total, covered },
  branches: { total: 2 * total, covered },
});

it('sums the files of each room, and leaves tools out', () => {
  const rooms = coverageOfRooms([
    ['apps/server/src/app.ts', found(3, 4)],
    ['apps\\server\\src\\config.ts', found(0, 4)],
    ['apps/provider/src/app/main.tsx', found(1, 1)],
    ['apps/demo/src/main.ts', found(9, 9)],
  ]);
  expect(rooms.filter(({ lines }) => lines.total > 0)).toEqual([
    { room: 'server', lines: { total: 8, covered: 3 }, branches: { total: 16, covered: 3 } },
    { room: 'console', lines: { total: 1, covered: 1 }, branches: { total: 2, covered: 1 } },
  ]);
  const lines = tableOf(rooms).split('\n');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('server        37.5 %    18.8 %         8');
  expect(lines[2]).toBe('panel              –         –         0');
});
