import { district, type Town } from '../town.ts';

/** The old centre of São Paulo, within the range of a motorbike delivery. */
export const saoPaulo: Town = {
  city: 'São Paulo',
  state: 'SP',
  areaCode: '11',
  districts: [
    district({ name: 'Liberdade', deliveryFeeCents: 500, weight: 30 }, [-23.5587, -46.635], {
      'Rua Galvão Bueno': '01506000',
      'Rua dos Estudantes': '01505001',
      'Rua da Glória': '01510001',
      'Rua São Joaquim': '01508001',
      'Rua Conselheiro Furtado': '01511000',
      'Rua Tamandaré': '01525001',
    }),
    district({ name: 'Sé', deliveryFeeCents: 600, weight: 12 }, [-23.5503, -46.6339], {
      'Praça da Sé': '01001000',
      'Rua Senador Feijó': '01006000',
      'Rua Quintino Bocaiúva': '01004010',
      'Rua Tabatinguera': '01020001',
    }),
    district({ name: 'Bela Vista', deliveryFeeCents: 700, weight: 18 }, [-23.5601, -46.6446], {
      'Rua Treze de Maio': '01327000',
      'Rua Rui Barbosa': '01326010',
      'Rua Major Diogo': '01324001',
      'Avenida Brigadeiro Luís Antônio': '01317001',
    }),
    district({ name: 'Aclimação', deliveryFeeCents: 800, weight: 14 }, [-23.5712, -46.6301], {
      'Avenida da Aclimação': '01531001',
      'Rua Pires da Mota': '01529001',
      'Rua Muniz de Souza': '01534001',
    }),
    district({ name: 'Cambuci', deliveryFeeCents: 800, weight: 10 }, [-23.5648, -46.6197], {
      'Rua do Lavapés': '01519000',
      'Avenida Lins de Vasconcelos': '01537000',
      'Rua Silveira da Mota': '01518010',
    }),
    district({ name: 'Vila Mariana', deliveryFeeCents: 1100, weight: 8 }, [-23.5836, -46.6377], {
      'Rua Vergueiro': '04101000',
      'Rua Domingos de Morais': '04010100',
      'Rua França Pinto': '04016001',
    }),
    district({ name: 'Brás', deliveryFeeCents: 1000, weight: 8 }, [-23.5455, -46.6163], {
      'Rua do Gasômetro': '03004000',
      'Avenida Rangel Pestana': '03001000',
    }),
  ],
};
