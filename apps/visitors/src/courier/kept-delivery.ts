import { storedText } from '../shared/stored-text.ts';

/** The token of the delivery this device has taken. */
export const keptToken = storedText('entregador.entrega');

/** What a courier types every time; kept so that the next delivery takes one field less. */
export const keptPerson = {
  name: storedText('entregador.nome'),
  vehicle: storedText('entregador.veiculo'),
  plate: storedText('entregador.placa'),
};

/** A code handed over in the link (`/entregador#A-K7QF2`); after the hash it reaches no server's log. */
export function codeOfAddress(): string {
  return /^#([\w-]{1,20})$/.exec(location.hash)?.[1]?.toUpperCase() ?? '';
}
