import { storedText } from '@comanda/web/stored-text';

/** The token of this device's current delivery. */
export const storedToken = storedText('entregador.entrega');

/** The courier's name, vehicle and plate, saved to fill the form of the next delivery. */
export const storedPerson = {
  name: storedText('entregador.nome'),
  vehicle: storedText('entregador.veiculo'),
  plate: storedText('entregador.placa'),
};

/** Reads a code from the link (`/entregador#A-K7QF2`). Servers never log the part after the hash. */
export function codeOfAddress(): string {
  return /^#([\w-]{1,20})$/.exec(location.hash)?.[1]?.toUpperCase() ?? '';
}
