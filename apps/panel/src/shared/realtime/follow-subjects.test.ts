import { createQueryClient } from '@comanda/client/api/query-client.ts';
import type { RoomAnswer, ServerToClientEvents } from '@comanda/contract/realtime/events';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { followSubjects } from './follow-subjects.ts';

function aPanel() {
  let push: ServerToClientEvents['mudou'] = () => undefined;
  let join: (answer: RoomAnswer) => void = () => undefined;
  const queries = createQueryClient();
  followSubjects(queries, {
    subscribe: (_name, handler) => {
      push = handler as typeof push;
      return () => undefined;
    },
    onJoined: (handler) => {
      join = handler;
      return () => undefined;
    },
  });
  const shown = (key: string, subject?: 'hours' | 'menu' | 'printers', answer: unknown = []) => {
    const read = vi.fn(async () => answer);
    const meta = subject && { subject };
    new QueryObserver(queries, { queryKey: [key], queryFn: read, meta }).subscribe(() => undefined);
    return read;
  };
  return {
    shown,
    push: (hint: Parameters<typeof push>[0]) => push(hint),
    join: (assuntos?: RoomAnswer['assuntos'], epoca?: string) =>
      join({ ok: true, seq: 1, assuntos, ...(epoca === undefined ? {} : { epoca }) }),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('refetches the queries of a changed subject, and no others', async () => {
  const { shown, push } = aPanel();
  const [week, devices, board] = [shown('week', 'hours'), shown('devices', 'printers'), shown('board')];
  await settled();
  push({ assunto: 'funcionamento' });
  await settled();
  expect([week, devices, board].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
});

it('does not refetch data that already has the version', async () => {
  const { shown, push } = aPanel();
  const week = shown('week', 'hours', { version: 4 });
  await settled();
  push({ assunto: 'funcionamento', versao: 4 });
  await settled();
  expect(week).toHaveBeenCalledTimes(1);
  push({ assunto: 'funcionamento', versao: 5 });
  await settled();
  expect(week).toHaveBeenCalledTimes(2);
});

it('refetches every subject after the first connection, and only changed ones after later connections', async () => {
  const { shown, push, join } = aPanel();
  const [week, menu, board] = [shown('week', 'hours'), shown('menu', 'menu'), shown('board')];
  const calls = async () => {
    await settled();
    return [week, menu, board].map(({ mock }) => mock.calls.length);
  };
  await settled();
  join({ funcionamento: 3 });
  expect(await calls()).toEqual([2, 2, 1]);
  push({ assunto: 'funcionamento', numero: 4 });
  // The version in the join answer repeats an earlier notification.
  push({ assunto: 'funcionamento', numero: 4 });
  expect(await calls()).toEqual([3, 2, 1]);
  join({ funcionamento: 4 });
  expect(await calls()).toEqual([3, 2, 1]);
  join({ funcionamento: 4, cardapio: 5 });
  expect(await calls()).toEqual([3, 3, 1]);
  // A server of version 1.2 sends no versions.
  join();
  join({ funcionamento: 4, cardapio: 5 });
  expect(await calls()).toEqual([5, 5, 1]);
});

it('refetches subjects that are not always announced after every connection', async () => {
  const { shown, join } = aPanel();
  const devices = shown('devices', 'printers');
  await settled();
  join({ impressoras: 3 });
  await settled();
  join({ impressoras: 3 });
  await settled();
  expect(devices).toHaveBeenCalledTimes(3);
});

it('refetches everything after a restore, also subjects with the same number and queries without a subject', async () => {
  const { shown, join } = aPanel();
  const [week, board] = [shown('week', 'hours'), shown('board')];
  const calls = async () => {
    await settled();
    return [week, board].map(({ mock }) => mock.calls.length);
  };
  await settled();
  join({ funcionamento: 3 }, 'a');
  expect(await calls()).toEqual([2, 1]);
  join({ funcionamento: 3 }, 'a');
  expect(await calls()).toEqual([2, 1]);
  join({ funcionamento: 3 }, 'b');
  expect(await calls()).toEqual([3, 2]);
  // A server of release 1.4 sends no epoch. A missing epoch must not count as a changed epoch.
  join({ funcionamento: 3 });
  expect(await calls()).toEqual([3, 2]);
});
