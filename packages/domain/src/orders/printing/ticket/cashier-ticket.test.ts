import { describe, expect, it } from 'vitest';
import type { Field } from '../../../kit/fields/fields.ts';
import { ADDED_TEXTS, ADDRESS_FIELDS, type OrderAddress } from '../../orders/order-address.ts';
import { aTicketRequest, ticketOptions } from '../testing/a-ticket-request.ts';
import { ticketPicture } from '../testing/ticket-picture.ts';
import type { PrintedOrder, TicketOptions, TicketRequest } from './printed-order.ts';
import { SAMPLE_ORDER } from './sample-order.ts';
import { ticketOf } from './ticket-of-order.ts';

interface Scene {
  paper?: Partial<TicketRequest>;
  order?: Partial<PrintedOrder>;
  options?: Partial<TicketOptions>;
  columns?: number;
}

/**
 * The sample order without added texts, so that an added text of a later release does not change the
 * pictures.
 */
const ADDED = Object.fromEntries(ADDED_TEXTS.map(({ name }) => [name, undefined]));
const PLAIN_ORDER = {
  ...SAMPLE_ORDER,
  address: SAMPLE_ORDER.address && { ...SAMPLE_ORDER.address, ...ADDED },
};

function picture({ paper = {}, order = {}, options = {}, columns = 32 }: Scene): string {
  const ticket = ticketOf(aTicketRequest(paper), { ...PLAIN_ORDER, ...order }, ticketOptions(options));
  return ticketPicture(ticket, columns);
}

it('layout 1 has every text of an address', () => {
  const names = Object.entries<Field>(ADDRESS_FIELDS)
    // `formatted`, the whole address in one line, is printed only if there is no street.
    .filter(([name, { type }]) => type !== 'number?' && name !== 'formatted')
    .map(([name]) => name);
  const address = Object.fromEntries(names.map((name) => [name, `<${name}>`])) as unknown as OrderAddress;
  const printed = picture({ order: { address }, columns: 80 });
  expect(names.filter((name) => !printed.includes(`<${name}>`))).toEqual([]);
});

describe('ticketOf the cashier', () => {
  it('has everything in layout 1, on 80 mm', () => {
    expect(picture({ columns: 46 })).toMatchInlineSnapshot(`
      " b |              Pizzaria da Praça
      Hb |          P E D I D O   # K 7 Q F
      Lb |                   ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
         |----------------------------------------------
      Lb |Conceição Araújo
         |Tel.: (11) 98765-4321
       b |Primeiro pedido na loja
       b |Rua São João Batista, 1.250
       b |Bloco B, apto 42
         |Vila Mariana - São Paulo/SP
         |CEP 04012-000
       b |Referência: Portão azul, ao lado da padaria
         |----------------------------------------------
       b |1× Pizza grande                       R$ 79,90
       b |  ½ Calabresa
       b |  ½ Quatro queijos
         |  Borda: catupiry (+ R$ 12,00)
       b |  OBS: Metade da calabresa sem cebola
       b |2× Combo X-Salada                     R$ 83,80
         |  R$ 41,90 cada
         |  2× X-Salada
         |  2× Batata frita média
         |  2× Guaraná lata
         |  4× Bacon extra (2 em cada) (+ R$ 3,00 cada)
       b |0,350 kg Açaí no peso                 R$ 20,97
         |  R$ 59,90 por kg
       b |1× Guaraná 2 L                        R$ 14,90
         |----------------------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
       b |Não tocar a campainha, bebê dormindo.
         |----------------------------------------------
         |Subtotal                             R$ 199,57
         |Entrega                                R$ 7,00
         |Desconto (cupom PRIMEIRA, pago pela loja)
         |                                    - R$ 10,00
      Lb |TOTAL                                R$ 196,57
         |----------------------------------------------
      Lb |Dinheiro                             R$ 196,57
      Lb |COBRAR R$ 196,57
      Lb |TROCO PARA R$ 200,00
      Lb |LEVAR R$ 3,43 DE TROCO
         |----------------------------------------------
         |             Origem: cardapio-web
         |            NÃO É DOCUMENTO FISCAL
         |                 Impressão 17"
    `);
  });

  it('has everything in layout 1, on 58 mm, for the customer', () => {
    expect(picture({ paper: { kind: 'customer' } })).toMatchInlineSnapshot(`
      " b |         VIA DO CLIENTE
       b |       Pizzaria da Praça
      Hb |    P E D I D O   # K 7 Q F
      Lb |            ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
         |--------------------------------
      Lb |Conceição Araújo
         |Tel.: (11) 98765-4321
       b |Primeiro pedido na loja
       b |Rua São João Batista, 1.250
       b |Bloco B, apto 42
         |Vila Mariana - São Paulo/SP
         |CEP 04012-000
       b |Referência: Portão azul, ao lado
       b |da padaria
         |--------------------------------
       b |1× Pizza grande         R$ 79,90
       b |  ½ Calabresa
       b |  ½ Quatro queijos
         |  Borda: catupiry (+ R$ 12,00)
       b |  OBS: Metade da calabresa sem
       b |  cebola
       b |2× Combo X-Salada       R$ 83,80
         |  R$ 41,90 cada
         |  2× X-Salada
         |  2× Batata frita média
         |  2× Guaraná lata
         |  4× Bacon extra (2 em cada) (+
         |  R$ 3,00 cada)
       b |0,350 kg Açaí no peso   R$ 20,97
         |  R$ 59,90 por kg
       b |1× Guaraná 2 L          R$ 14,90
         |--------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
       b |Não tocar a campainha, bebê
       b |dormindo.
         |--------------------------------
         |Subtotal               R$ 199,57
         |Entrega                  R$ 7,00
         |Desconto (cupom PRIMEIRA, pago
         |pela loja)            - R$ 10,00
      Lb |TOTAL                  R$ 196,57
         |--------------------------------
      Lb |Dinheiro               R$ 196,57
      Lb |COBRAR R$ 196,57
      Lb |TROCO PARA R$ 200,00
      Lb |LEVAR R$ 3,43 DE TROCO
         |--------------------------------
         |      Origem: cardapio-web
         |     NÃO É DOCUMENTO FISCAL
         |          Impressão 17"
    `);
  });

  it('leaves out prices and the address in layout 2, but not the amount to charge', () => {
    expect(picture({ paper: { kind: 'store' }, options: { layout: '2' } })).toMatchInlineSnapshot(`
      " b |     VIA DO ESTABELECIMENTO
       b |       Pizzaria da Praça
      Hb |    P E D I D O   # K 7 Q F
      Lb |            ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
         |--------------------------------
      Lb |Conceição Araújo
         |Tel.: (11) 98765-4321
       b |Primeiro pedido na loja
         |Bairro: Vila Mariana
         |--------------------------------
       b |1× Pizza grande
       b |  ½ Calabresa
       b |  ½ Quatro queijos
         |  Borda: catupiry
       b |  OBS: Metade da calabresa sem
       b |  cebola
       b |2× Combo X-Salada
         |  2× X-Salada
         |  2× Batata frita média
         |  2× Guaraná lata
         |  4× Bacon extra (2 em cada)
       b |0,350 kg Açaí no peso
       b |1× Guaraná 2 L
         |--------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
       b |Não tocar a campainha, bebê
       b |dormindo.
         |--------------------------------
      Lb |Dinheiro
      Lb |COBRAR R$ 196,57
      Lb |TROCO PARA R$ 200,00
      Lb |LEVAR R$ 3,43 DE TROCO
         |--------------------------------
         |     NÃO É DOCUMENTO FISCAL
         |          Impressão 17"
    `);
  });

  it('has large items only in layout 3', () => {
    expect(picture({ options: { layout: '3' } })).toMatchInlineSnapshot(`
      " b |       Pizzaria da Praça
      Hb |    P E D I D O   # K 7 Q F
      Lb |            ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
         |--------------------------------
      Lb |Conceição Araújo
         |--------------------------------
      Lb |1× Pizza grande
      Lb |  ½ Calabresa
      Lb |  ½ Quatro queijos
      L  |  Borda: catupiry
      Lb |  OBS: Metade da calabresa sem
      Lb |  cebola
         |
      Lb |2× Combo X-Salada
      L  |  2× X-Salada
      L  |  2× Batata frita média
      L  |  2× Guaraná lata
      L  |  4× Bacon extra (2 em cada)
         |
      Lb |0,350 kg Açaí no peso
         |
      Lb |1× Guaraná 2 L
         |--------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
      Lb |Não tocar a campainha, bebê
      Lb |dormindo.
         |--------------------------------
         |     NÃO É DOCUMENTO FISCAL
         |          Impressão 17"
    `);
  });

  it('shows a table, a prepaid order and a pickup code', () => {
    const order: Partial<PrintedOrder> = {
      fulfilment: 'pickup',
      place: 'Mesa 4',
      notes: 'No local: Mesa 4\nAniversário!',
      address: null,
      district: null,
      isFirstInStore: false,
      customerPhone: null,
      items: SAMPLE_ORDER.items.slice(3),
      amounts: [{ label: 'Subtotal', cents: 1490 }],
      payments: [{ method: 'PIX', label: 'Pix', isPrepaid: true, cents: 1490, changeForCents: null }],
      totalCents: 1490,
      chargeCents: 0,
      pickupCode: '4821',
      receivedAt: SAMPLE_ORDER.createdAt + 10 * 60_000,
    };
    expect(picture({ order })).toMatchInlineSnapshot(`
      " b |       Pizzaria da Praça
      Hb |    P E D I D O   # K 7 Q F
      Lb |        NO LOCAL: Mesa 4
         |Pedido em 21/11/2026 às 19:02
         |Recebido às 19:12
       b |Pronto até 19:52
         |--------------------------------
      Lb |Conceição Araújo
         |--------------------------------
       b |1× Guaraná 2 L          R$ 14,90
         |--------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
       b |Aniversário!
         |--------------------------------
         |Subtotal                R$ 14,90
      Lb |TOTAL                   R$ 14,90
         |--------------------------------
         |Pix (pago)              R$ 14,90
      Lb |JÁ PAGO - NÃO COBRAR
         |--------------------------------
      Lb |    CÓDIGO DE RETIRADA: 4821
         |--------------------------------
         |      Origem: cardapio-web
         |     NÃO É DOCUMENTO FISCAL
         |          Impressão 17"
    `);
  });
});
