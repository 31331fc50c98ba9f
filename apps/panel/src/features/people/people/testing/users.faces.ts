import { getOperatorGrants } from '@comanda/contract/people/access/operator-grants.calls';
import { listPeople } from '@comanda/contract/people/access/people.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someGrants, somePeople } from './some-people.ts';

export const faces = {
  '/configuracoes/usuarios/list': {
    full: { answers: (api) => api.answer(listPeople, somePeople), words: /Convite em aberto/ },
    main: mainCall(listPeople, somePeople, /Ocorreu um erro ao carregar os usuários/),
    empty: { answers: (api) => api.answer(listPeople, []), words: /Nenhum usuário encontrado/ },
  },
  '/configuracoes/usuarios/new': {
    full: { answers: () => undefined, words: /A pessoa recebe um link/ },
    main: null,
    empty: null,
  },
  '/configuracoes/usuarios/edit/$id': {
    address: '/configuracoes/usuarios/edit/5',
    full: {
      answers: (api) => api.answer(listPeople, somePeople),
      words: /Deixe em branco/,
    },
    main: mainCall(listPeople, somePeople, /Ocorreu um erro ao carregar os usuários/),
    empty: { answers: (api) => api.answer(listPeople, []), words: /Este usuário não está na lista/ },
  },
  '/configuracoes/usuarios/permissoes': {
    full: { answers: (api) => api.answer(getOperatorGrants, someGrants), words: /Cancelar pedidos/ },
    main: mainCall(getOperatorGrants, someGrants, /Não foi possível carregar as permissões/),
    empty: null,
  },
} satisfies FacesOfScreens;
