import { searchable } from '../../kit/text/searchable.ts';

/** Words that banks add before and after the payer's name. */
const OF_BANKS = new Set(
  (
    'pix ted doc tef tev transf transferencia transferencias receb recebida recebido recebidas recebidos recebimento receb credito cred ' +
    'creditado deposito dep conta corrente pagamento pagamentos pagto pgto pag liquidacao lancamento movimento entrada remetente origem ' +
    'chave qrcode qr code estatico dinamico pelo pela por via para com dos das the mesma outra titularidade inst instituicao banco bco bank ' +
    'agencia ltda eireli epp cnpj cpf nome cliente eletronica eletronico internet automatico'
  ).split(' '),
);

/**
 * The payer's name in a bank's text, without the bank's own words, numbers and codes. Empty if no name
 * remains.
 */
export function payerOf(text: string): string {
  const words = searchable(text).split(/[^a-z0-9]+/);
  return words.filter((word) => /^[a-z]{3,}$/.test(word) && !OF_BANKS.has(word)).join(' ');
}
