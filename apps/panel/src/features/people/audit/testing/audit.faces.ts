import { listAudit, listAuditPeople } from '@comanda/contract/people/audit/audit.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someAudit } from './some-audit.ts';

export const faces = {
  '/configuracoes/historico': {
    full: {
      answers: (api) => {
        api.answer(listAudit, someAudit());
        api.answer(listAuditPeople, [{ userId: 1, name: 'Luciana Moreira', isActive: true }]);
      },
      words: /Abriu a loja: início do horário/,
    },
    main: mainCall(listAudit, someAudit(), /Não foi possível carregar o histórico/),
    empty: {
      answers: (api) => api.answer(listAudit, { rows: [], next: null }),
      words: /Nada aconteceu neste período/,
    },
  },
} satisfies FacesOfScreens;
