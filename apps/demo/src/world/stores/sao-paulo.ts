import type { Town } from '../town.ts';

/** The old centre of São Paulo, as far as a motorbike keeps a pizza warm. */
export const saoPaulo: Town = {
  city: 'São Paulo',
  state: 'SP',
  areaCode: '11',
  districts: [
    {
      name: 'Liberdade',
      latitude: -23.5587,
      longitude: -46.635,
      deliveryFeeCents: 500,
      weight: 30,
      streets: [
        { name: 'Rua Galvão Bueno', postalCode: '01506000' },
        { name: 'Rua dos Estudantes', postalCode: '01505001' },
        { name: 'Rua da Glória', postalCode: '01510001' },
        { name: 'Rua São Joaquim', postalCode: '01508001' },
        { name: 'Rua Conselheiro Furtado', postalCode: '01511000' },
        { name: 'Rua Tamandaré', postalCode: '01525001' },
      ],
    },
    {
      name: 'Sé',
      latitude: -23.5503,
      longitude: -46.6339,
      deliveryFeeCents: 600,
      weight: 12,
      streets: [
        { name: 'Praça da Sé', postalCode: '01001000' },
        { name: 'Rua Senador Feijó', postalCode: '01006000' },
        { name: 'Rua Quintino Bocaiúva', postalCode: '01004010' },
        { name: 'Rua Tabatinguera', postalCode: '01020001' },
      ],
    },
    {
      name: 'Bela Vista',
      latitude: -23.5601,
      longitude: -46.6446,
      deliveryFeeCents: 700,
      weight: 18,
      streets: [
        { name: 'Rua Treze de Maio', postalCode: '01327000' },
        { name: 'Rua Rui Barbosa', postalCode: '01326010' },
        { name: 'Rua Major Diogo', postalCode: '01324001' },
        { name: 'Avenida Brigadeiro Luís Antônio', postalCode: '01317001' },
      ],
    },
    {
      name: 'Aclimação',
      latitude: -23.5712,
      longitude: -46.6301,
      deliveryFeeCents: 800,
      weight: 14,
      streets: [
        { name: 'Avenida da Aclimação', postalCode: '01531001' },
        { name: 'Rua Pires da Mota', postalCode: '01529001' },
        { name: 'Rua Muniz de Souza', postalCode: '01534001' },
      ],
    },
    {
      name: 'Cambuci',
      latitude: -23.5648,
      longitude: -46.6197,
      deliveryFeeCents: 800,
      weight: 10,
      streets: [
        { name: 'Rua do Lavapés', postalCode: '01519000' },
        { name: 'Avenida Lins de Vasconcelos', postalCode: '01537000' },
        { name: 'Rua Silveira da Mota', postalCode: '01518010' },
      ],
    },
    {
      name: 'Vila Mariana',
      latitude: -23.5836,
      longitude: -46.6377,
      deliveryFeeCents: 1100,
      weight: 8,
      streets: [
        { name: 'Rua Vergueiro', postalCode: '04101000' },
        { name: 'Rua Domingos de Morais', postalCode: '04010100' },
        { name: 'Rua França Pinto', postalCode: '04016001' },
      ],
    },
    {
      name: 'Brás',
      latitude: -23.5455,
      longitude: -46.6163,
      deliveryFeeCents: 1000,
      weight: 8,
      streets: [
        { name: 'Rua do Gasômetro', postalCode: '03004000' },
        { name: 'Avenida Rangel Pestana', postalCode: '03001000' },
      ],
    },
  ],
};
