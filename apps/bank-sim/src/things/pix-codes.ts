import { writePixCode } from '@comanda/domain/banking/pix-code';
import { Refusal } from '../bank.ts';

const OUR_KEY = 'recebimentos@banco.example';

/** The code a charge or a boleto is paid by, of its whole amount. */
export function pixCodeOf(reference: string, amountCents: number): string {
  const txid = reference.replaceAll(/[^A-Za-z\d]/g, '').slice(-25);
  const code = writePixCode({
    payee: { key: OUR_KEY },
    name: 'BANCO EXEMPLO',
    city: 'SAO PAULO',
    amountCents,
    txid,
  });
  if (!code.ok) throw new Refusal(`código Pix: ${code.reason}`);
  return code.value;
}
