import { district, type Town } from '../town.ts';

/** Manaus around the Praça 14, an hour behind São Paulo. */
export const manaus: Town = {
  city: 'Manaus',
  state: 'AM',
  areaCode: '92',
  districts: [
    district({ name: 'Praça 14 de Janeiro', deliveryFeeCents: 400, weight: 24 }, [-3.1218, -60.0136], {
      'Rua Afonso Pena': '69020030',
      'Avenida Tarumã': '69020000',
      'Rua Emílio Moreira': '69020040',
    }),
    district({ name: 'Centro', deliveryFeeCents: 500, weight: 20 }, [-3.1316, -60.0233], {
      'Rua 10 de Julho': '69010060',
      'Avenida Eduardo Ribeiro': '69010001',
      'Avenida Joaquim Nabuco': '69020031',
      'Rua Ramos Ferreira': '69010120',
    }),
    district({ name: 'Nossa Senhora das Graças', deliveryFeeCents: 600, weight: 18 }, [-3.1075, -60.019], {
      'Rua Rio Madeira': '69053010',
      'Rua Rio Purus': '69053050',
      'Rua João Valério': '69053140',
    }),
    district({ name: 'Adrianópolis', deliveryFeeCents: 700, weight: 16 }, [-3.101, -60.008], {
      'Avenida Mário Ypiranga': '69057000',
      'Rua Salvador': '69057040',
      'Rua Fortaleza': '69057080',
    }),
    district({ name: 'Cachoeirinha', deliveryFeeCents: 600, weight: 12 }, [-3.1189, -60.0032], {
      'Avenida Carvalho Leal': '69065001',
      'Rua Tefé': '69065020',
    }),
    district({ name: 'Parque Dez de Novembro', deliveryFeeCents: 900, weight: 10 }, [-3.079, -60.006], {
      'Rua do Comércio': '69055060',
      'Avenida Perimetral': '69055020',
    }),
  ],
};
