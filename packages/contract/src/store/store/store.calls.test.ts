import { expect, it } from 'vitest';
import { storeAnswer } from './store.calls.ts';

it('fechado N means open', () => {
  const wire = {
    status: true as const,
    estabelecimento: {
      fechado: 'N' as const,
      aviso: 'S' as const,
      telefones: [],
      fuso: { nome: 'America/Sao_Paulo', minutos: -180, desde: 0, ate: 0 },
    },
  };
  expect(storeAnswer.decode(wire as never)).toMatchObject({ isOpen: true, showsPayOnlineNotice: true });
});
