import type { DemoStore } from '../demo-store.ts';
import { openDay } from '../opening-days.ts';
import { acaiCatalogue } from './acai-catalogue.ts';
import { manaus } from './manaus.ts';

const CNPJ = '11222333000181';

/** Store 2, with another brand, city and time zone. */
export const acaiHouse: DemoStore = {
  key: 'acai',
  merchantId: `${CNPJ}-8d0b54a2-94a0-4f0e-9d0c-5e9f4a1d7c10`,
  intakeKey: 'demo-loja-2',
  name: 'Açaí da Pracinha',
  timeZone: 'America/Manaus',
  utcOffsetMinutes: -240,
  town: manaus,
  catalogue: acaiCatalogue,
  sections: [
    { categoryId: 1, name: 'Açaí', station: 'AÇAÍ' },
    { categoryId: 2, name: 'Tapiocas e sanduíches', station: 'CHAPA' },
    { categoryId: 3, name: 'Porções', station: 'CHAPA' },
    { categoryId: 4, name: 'Sucos e bebidas', station: 'AÇAÍ' },
    { categoryId: 5, name: 'Doces', station: 'AÇAÍ' },
  ],
  rhythm: {
    ordersPerDay: 50,
    weekdays: [1.2, 0.82, 0.84, 0.9, 0.95, 1.12, 1.2],
    hours: {
      10: 2,
      11: 3,
      12: 4,
      13: 4,
      14: 7,
      15: 10,
      16: 11,
      17: 10,
      18: 10,
      19: 12,
      20: 13,
      21: 9,
      22: 4,
    },
    livePerHour: 15,
    liveAtStart: 3,
  },
  week: [
    openDay('09:00-00:00'),
    ...Array.from({ length: 5 }, () => openDay('10:00-23:00')),
    openDay('09:00-00:00'),
  ],
  promiseMinutes: [25, 45],
  customerCount: 520,
  staff: ['Raimundo Nonato'],
  coupon: 'PRACINHA10',
  document: () => ({
    company: 'pracinha',
    name: 'Açaí da Pracinha',
    legalName: 'R. Nonato Comércio de Alimentos Ltda',
    document: CNPJ,
    district: 'Praça 14 de Janeiro',
    city: 'Manaus',
    state: 'AM',
    timeZone: 'America/Manaus',
    logo: '/demo/acai-da-pracinha.svg',
    symbol: '/demo/acai-da-pracinha-simbolo.svg',
    email: 'acai.da.pracinha@example.com',
    mobile: '92900027710',
    phones: [{ number: '92900027710', carrier: null, contactName: 'Raimundo', kind: 'celular' }],
    isOpen: true,
    minMinutes: 20,
    maxMinutes: 40,
    hasBulkUpload: false,
    intakeKey: 'demo-loja-2',
    isDemo: true,
    users: [
      {
        name: 'Raimundo Nonato',
        username: 'lojista2',
        email: 'raimundo.nonato@example.com',
        password: 'Comanda@2026',
        role: 'admin',
      },
      {
        name: 'Taís Brandão',
        username: 'tais',
        email: 'tais.brandao@example.com',
        password: 'Comanda@2026',
        role: 'operator',
      },
    ],
    banners: [
      { image: '/demo/banner-acai.svg', link: null },
      { image: '/demo/banner-entregas.svg', link: 'https://example.com/entregas' },
    ],
    invoices: [],
  }),
};
