import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { listHours } from '@comanda/contract/store/hours/hours.calls';
import { type FacesOfScreens, mainCall } from '../../../../shared/testing/faces.ts';
import { someHours } from '../../../store/hours/testing/some-hours.ts';
import { someOptions } from '../options/testing/some-options.ts';
import { someStock } from '../stock/testing/some-stock.ts';
import { someMenu } from './some-menu.ts';

export const faces = {
  '/produtos': {
    full: { answers: (api) => api.answer(readMenu, someMenu()), words: /Sobremesas/ },
    main: mainCall(readMenu, someMenu(), /Não foi possível carregar o cardápio/),
    empty: {
      answers: (api) => api.answer(readMenu, someMenu({ categories: [], products: [] })),
      words: /Seu cardápio começa aqui/,
    },
  },
  '/produtos/$id': {
    address: '/produtos/11',
    full: { answers: (api) => api.answer(readMenu, someMenu()), words: /Editando produto Calabresa/ },
    main: mainCall(readMenu, someMenu(), /Não foi possível carregar o cardápio/),
    empty: null,
  },
  '/estoque': {
    full: {
      answers: (api) => {
        api.answer(readMenu, someStock());
        api.answer(listHours, someHours());
      },
      words: /Em falta agora/,
    },
    main: mainCall(readMenu, someStock(), /Não foi possível carregar o cardápio/),
    empty: {
      answers: (api) =>
        api.answer(readMenu, someStock({ stockItems: [], recipe: [], groups: [], links: [] })),
      words: /Nenhum item de estoque ainda/,
    },
  },
  '/variacoes': {
    full: { answers: (api) => api.answer(readMenu, someOptions()), words: /Adicionais/ },
    main: mainCall(readMenu, someOptions(), /Erro ao obter variação/),
    empty: {
      answers: (api) => api.answer(readMenu, someMenu()),
      words: /Nenhuma categoria ainda/,
    },
  },
} satisfies FacesOfScreens;
