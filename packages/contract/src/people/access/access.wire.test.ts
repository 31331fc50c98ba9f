import { expect, it } from 'vitest';
import { sessionAnswer } from './access.wire.ts';

it('the login answer has the specified names', () => {
  const session = {
    userId: 2,
    userName: 'Ana',
    roles: ['operator' as const],
    permissions: ['orders.read' as const],
    storeId: 1,
    storeName: 'Loja',
    logo: null,
    company: 'comanda',
    sessionId: 's',
    token: 'h',
    timeZone: 'America/Manaus',
    channel: 'c',
    visit: null,
    socketUrl: 'http://x',
  };
  const wire = sessionAnswer.encode(session);
  expect(wire.usuario).toMatchObject({
    id_estabelecimento: 1,
    id_usuario: 2,
    nome: 'Ana',
    company: 'comanda',
    role_group: ['Lojista Operador'],
    permissoes: ['orders.read'],
    sessao: { hash: 'h', id_sessao: 's' },
    socket: { url: 'http://x', canal: 'c' },
  });
  expect(sessionAnswer.decode(wire)).toEqual(session);
  expect(
    sessionAnswer.decode({ ...wire, usuario: { ...wire.usuario, role_group: ['Diretor'] } }).roles,
  ).toEqual([]);
});
