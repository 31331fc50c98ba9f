import type { Town } from '../town.ts';

/** Manaus around the Praça 14, an hour behind São Paulo. */
export const manaus: Town = {
  city: 'Manaus',
  state: 'AM',
  areaCode: '92',
  districts: [
    {
      name: 'Praça 14 de Janeiro',
      latitude: -3.1218,
      longitude: -60.0136,
      deliveryFeeCents: 400,
      weight: 24,
      streets: [
        { name: 'Rua Afonso Pena', postalCode: '69020030' },
        { name: 'Avenida Tarumã', postalCode: '69020000' },
        { name: 'Rua Emílio Moreira', postalCode: '69020040' },
      ],
    },
    {
      name: 'Centro',
      latitude: -3.1316,
      longitude: -60.0233,
      deliveryFeeCents: 500,
      weight: 20,
      streets: [
        { name: 'Rua 10 de Julho', postalCode: '69010060' },
        { name: 'Avenida Eduardo Ribeiro', postalCode: '69010001' },
        { name: 'Avenida Joaquim Nabuco', postalCode: '69020031' },
        { name: 'Rua Ramos Ferreira', postalCode: '69010120' },
      ],
    },
    {
      name: 'Nossa Senhora das Graças',
      latitude: -3.1075,
      longitude: -60.019,
      deliveryFeeCents: 600,
      weight: 18,
      streets: [
        { name: 'Rua Rio Madeira', postalCode: '69053010' },
        { name: 'Rua Rio Purus', postalCode: '69053050' },
        { name: 'Rua João Valério', postalCode: '69053140' },
      ],
    },
    {
      name: 'Adrianópolis',
      latitude: -3.101,
      longitude: -60.008,
      deliveryFeeCents: 700,
      weight: 16,
      streets: [
        { name: 'Avenida Mário Ypiranga', postalCode: '69057000' },
        { name: 'Rua Salvador', postalCode: '69057040' },
        { name: 'Rua Fortaleza', postalCode: '69057080' },
      ],
    },
    {
      name: 'Cachoeirinha',
      latitude: -3.1189,
      longitude: -60.0032,
      deliveryFeeCents: 600,
      weight: 12,
      streets: [
        { name: 'Avenida Carvalho Leal', postalCode: '69065001' },
        { name: 'Rua Tefé', postalCode: '69065020' },
      ],
    },
    {
      name: 'Parque Dez de Novembro',
      latitude: -3.079,
      longitude: -60.006,
      deliveryFeeCents: 900,
      weight: 10,
      streets: [
        { name: 'Rua do Comércio', postalCode: '69055060' },
        { name: 'Avenida Perimetral', postalCode: '69055020' },
      ],
    },
  ],
};
