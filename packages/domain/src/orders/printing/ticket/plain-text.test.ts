import { expect, it } from 'vitest';
import { aTicketRequest, ticketOptions } from '../testing/a-ticket-request.ts';
import { ticketText } from './plain-text.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { ticketOf } from './ticket-of-order.ts';

it('has letters of one size', () => {
  const ticket = ticketOf(
    aTicketRequest({ kind: 'production', station: 'Forno', revision: 2 }),
    SAMPLE_ORDER,
    ticketOptions(),
  );
  expect(ticketText(ticket, 32)).toMatchInlineSnapshot(`
    "         *** 2ª VIA ***
                 FORNO
              PEDIDO #K7QF
                ENTREGA
    Pedido em 21/11/2026 às 19:02
    Entregar até 19:52
    Conceição Araújo
    --------------------------------
    1× Pizza grande
      ½ Calabresa
      ½ Quatro queijos
      Borda: catupiry
      OBS: Metade da calabresa sem
      cebola
    --------------------------------
    OBSERVAÇÕES DO PEDIDO:
    Não tocar a campainha, bebê
    dormindo.
    --------------------------------
              Impressão 17
    "
  `);
});
