import type { DemoStore } from '../demo-store.ts';
import { closedDay, openDay } from '../opening-days.ts';
import { pizzeriaCatalogue } from './pizzeria-catalogue.ts';
import { saoPaulo } from './sao-paulo.ts';

const DAY_MS = 86_400_000;
const CNPJ = '12ABC34501DE35';

/** Store 1: a pizzeria in the old centre. Its CNPJ contains letters, as new CNPJs do since July 2026. */
export const pizzeria: DemoStore = {
  key: 'pizzaria',
  merchantId: `${CNPJ}-3c9a1f0e-5b7d-4a21-8a55-6f2f1f0a9b77`,
  intakeKey: 'demo-loja-1',
  name: 'Pizzaria Dona Conceição',
  timeZone: 'America/Sao_Paulo',
  utcOffsetMinutes: -180,
  town: saoPaulo,
  catalogue: pizzeriaCatalogue,
  sections: [
    { categoryId: 1, name: 'Pizzas', station: 'FORNO' },
    { categoryId: 2, name: 'Esfihas, calzones e massas', station: 'FORNO' },
    { categoryId: 3, name: 'Entradas', station: 'COZINHA' },
    { categoryId: 4, name: 'Bebidas', station: 'BAR' },
    { categoryId: 5, name: 'Sobremesas', station: 'COZINHA' },
    { categoryId: 6, name: 'Combos', station: 'FORNO' },
  ],
  rhythm: {
    ordersPerDay: 88,
    weekdays: [1.2, 0.8, 0.82, 0.88, 0.95, 1.15, 1.24],
    hours: { 11: 3, 12: 7, 13: 5, 14: 2, 17: 2, 18: 10, 19: 19, 20: 22, 21: 18, 22: 9, 23: 3 },
    livePerHour: 40,
    liveAtStart: 6,
  },
  week: [
    openDay('11:00-15:00', '18:00-23:30'),
    closedDay,
    openDay('18:00-23:00'),
    openDay('18:00-23:00'),
    openDay('11:00-14:30', '18:00-23:30'),
    openDay('11:00-14:30', '18:00-01:00'),
    openDay('11:00-15:00', '18:00-01:00'),
  ],
  promiseMinutes: [40, 60],
  customerCount: 900,
  staff: ['Conceição Ramos', 'Jonas Ferreira'],
  coupon: 'DONA10',
  document: (now) => ({
    company: 'comanda',
    name: 'Pizzaria Dona Conceição',
    legalName: 'Conceição Ramos Alimentos Ltda',
    document: CNPJ,
    district: 'Liberdade',
    city: 'São Paulo',
    state: 'SP',
    timeZone: 'America/Sao_Paulo',
    logo: '/demo/dona-conceicao.svg',
    symbol: '/demo/dona-conceicao-simbolo.svg',
    email: 'dona.conceicao@example.com',
    mobile: '11900014821',
    phones: [
      { number: '1130004821', carrier: null, contactName: 'Balcão', kind: 'fixo' },
      { number: '11900014821', carrier: null, contactName: 'Conceição', kind: 'celular' },
    ],
    isOpen: true,
    minMinutes: 40,
    maxMinutes: 60,
    hasBulkUpload: true,
    intakeKey: 'demo-loja-1',
    isDemo: true,
    users: [
      {
        name: 'Conceição Ramos',
        username: 'lojista',
        email: 'conceicao.ramos@example.com',
        password: 'Comanda@2026',
        role: 'admin',
      },
      {
        name: 'Jonas Ferreira',
        username: 'operador',
        email: 'jonas.ferreira@example.com',
        password: 'Comanda@2026',
        role: 'operator',
      },
      {
        name: 'Marina Duarte',
        username: 'marina',
        email: 'marina.duarte@example.com',
        password: 'Comanda@2026',
        role: 'operator',
      },
    ],
    banners: [
      { image: '/demo/banner-forno.svg', link: null },
      { image: '/demo/banner-entregas.svg', link: 'https://example.com/entregas' },
      { image: '/demo/banner-cardapio.svg', link: 'https://example.com/cardapio' },
    ],
    invoices: [
      {
        dueOn: new Date(now - 12 * DAY_MS).toISOString().slice(0, 10),
        balanceCents: -18_990,
        reason: 'Sacolas e lacres com a marca da loja',
      },
      {
        dueOn: new Date(now + 19 * DAY_MS).toISOString().slice(0, 10),
        balanceCents: -21_450,
        reason: 'Impressora térmica da cozinha, parcela 2 de 3',
      },
    ],
  }),
};
