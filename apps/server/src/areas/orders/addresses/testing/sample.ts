import type { Sample } from '../../../../testing/sample.ts';

/** The area has no tables. Its data are columns of the order. */
export const sample: Sample = async () => ({
  inputs: {
    'addresses.find-postal-code': { cep: '01310100' },
    'addresses.look-up-cep': { cep: '01310100' },
    'addresses.adjust': { founded: true, lat: -23.56, lng: -46.63, formattedAddress: 'Rua Tal, 1' },
  },
});
