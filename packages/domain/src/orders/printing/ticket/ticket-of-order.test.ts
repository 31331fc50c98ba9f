import { describe, expect, it } from 'vitest';
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

function picture({ paper = {}, order = {}, options = {}, columns = 32 }: Scene): string {
  const ticket = ticketOf(aTicketRequest(paper), { ...SAMPLE_ORDER, ...order }, ticketOptions(options));
  return ticketPicture(ticket, columns);
}

const TOMORROW = Date.UTC(2026, 10, 22, 22, 30);

describe('ticketOf the kitchen', () => {
  it("has only the station's items, in large letters", () => {
    expect(picture({ paper: { kind: 'production', station: 'Forno' } })).toMatchInlineSnapshot(`
      "Hb |          F O R N O
      Hb |    P E D I D O   # K 7 Q F
      Lb |            ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
       b |Conceição Araújo
         |--------------------------------
      Lb |1× Pizza grande
      Lb |  ½ Calabresa
      Lb |  ½ Quatro queijos
      L  |  Borda: catupiry
      Lb |  OBS: Metade da calabresa sem
      Lb |  cebola
         |--------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
      Lb |Não tocar a campainha, bebê
      Lb |dormindo.
         |--------------------------------
         |          Impressão 17"
    `);
  });

  it('says which part of the address is missing', () => {
    const { address } = SAMPLE_ORDER;
    if (address === null) throw new Error('the sample is brought');
    const text = picture({
      paper: { kind: 'customer' },
      columns: 60,
      order: { address: { ...address, number: '', district: '' } },
    });
    expect(text).toContain('nº não informado');
    expect(text).toContain('bairro não informado');
  });

  it('says how an order ended', () => {
    const marks = (ending: PrintedOrder['ending'], revision = 1) =>
      ticketOf(
        aTicketRequest({ kind: 'production', station: 'Forno', revision }),
        { ...SAMPLE_ORDER, ending },
        ticketOptions(),
      ).rows.flatMap((row) => (row.kind === 'banner' ? [row.text] : []));
    expect(marks('delivered')).toEqual(['ENTREGUE']);
    expect(marks('delivered', 2)).toEqual(['2ª VIA', 'ENTREGUE']);
    expect(marks('cancelled')).toEqual(['CANCELADO']);
  });

  it('marks a second copy of a scheduled order', () => {
    const paper = { kind: 'production', station: 'Chapa', revision: 2 } as const;
    expect(picture({ paper, order: { scheduledFor: TOMORROW }, columns: 46 })).toMatchInlineSnapshot(`
      "Hbr|                2 ª   V I A                   
      Hb |                  C H A P A
      Hb |          P E D I D O   # K 7 Q F
      Lb |                   ENTREGA
      Lbr|    AGENDADO PARA domingo, 22/11 às 19:30     
         |Pedido em 21/11/2026 às 19:02
       b |Conceição Araújo
         |----------------------------------------------
      Lb |2× Combo X-Salada
      L  |  2× X-Salada
      L  |  2× Batata frita média
      L  |  2× Guaraná lata
      L  |  4× Bacon extra (2 em cada)
         |----------------------------------------------
       b |OBSERVAÇÕES DO PEDIDO:
      Lb |Não tocar a campainha, bebê dormindo.
         |----------------------------------------------
         |                 Impressão 17"
    `);
  });

  it('takes items without a route for the default station', () => {
    const text = picture({ paper: { kind: 'production', station: 'Produção' } });
    expect(text).toContain('P R O D U Ç Ã O');
    expect(text).toContain('0,350 kg Açaí no peso');
    expect(text).not.toContain('Pizza');
  });

  it('shows the whole order to a station that has no route any more', () => {
    const text = picture({ paper: { kind: 'production', station: 'Antiga' } });
    expect(text).toContain('PEDIDO INTEIRO');
    for (const { name } of SAMPLE_ORDER.items) expect(text).toContain(name);
  });

  it('says which items are cancelled and why', () => {
    const paper = { kind: 'cancellation', station: 'Forno' } as const;
    expect(picture({ paper, order: { cancellationReason: 'Item em falta' } })).toMatchInlineSnapshot(`
      "Hbr|      C A N C E L A D O         
      Lb |             FORNO
      Hb |    P E D I D O   # K 7 Q F
      Lb |            ENTREGA
         |Pedido em 21/11/2026 às 19:02
       b |Entregar até 19:52
       b |Conceição Araújo
      Lb |Motivo: Item em falta
         |--------------------------------
      Lb |1× Pizza grande
      Lb |  ½ Calabresa
      Lb |  ½ Quatro queijos
      L  |  Borda: catupiry
      Lb |  OBS: Metade da calabresa sem
      Lb |  cebola
         |--------------------------------
         |          Impressão 17"
    `);
  });

  it("lists all items on the cashier's cancellation", () => {
    const text = picture({ paper: { kind: 'cancellation' } });
    expect(text).toContain('C A N C E L A D O');
    for (const { name } of SAMPLE_ORDER.items) expect(text).toContain(name);
    expect(text).not.toContain('PEDIDO INTEIRO');
  });
});

describe('ticketOf any kind', () => {
  it('says that it may be, or is, the second of its kind', () => {
    const banners = (paper: Partial<TicketRequest>) =>
      ticketOf(aTicketRequest(paper), SAMPLE_ORDER, ticketOptions())
        .rows.filter((row) => row.kind === 'banner')
        .map(({ text }) => text);
    expect(banners({})).toEqual([]);
    expect(banners({ mayBePrinted: true })).toEqual(['POSSÍVEL 2ª VIA']);
    expect(banners({ revision: 2, mayBePrinted: true })).toEqual(['2ª VIA']);
    expect(banners({ revision: 3 })).toEqual(['2ª VIA']);
  });

  it('names the day of a scheduled order in the zone of the store', () => {
    const scheduled = (timeZone: string) =>
      ticketOf(aTicketRequest(), { ...SAMPLE_ORDER, scheduledFor: TOMORROW }, ticketOptions({ timeZone }))
        .rows;
    const banner = (text: string) => ({ kind: 'banner', text });
    expect(scheduled('America/Sao_Paulo')).toContainEqual(banner('AGENDADO PARA domingo, 22/11 às 19:30'));
    expect(scheduled('America/Manaus')).toContainEqual(banner('AGENDADO PARA domingo, 22/11 às 18:30'));
    expect(scheduled('Asia/Tokyo')).toContainEqual(banner('AGENDADO PARA segunda-feira, 23/11 às 07:30'));
  });

  it('has a title for the queue and its job number on the ticket', () => {
    const ticket = ticketOf(
      aTicketRequest({ kind: 'production', station: 'Forno', jobId: 42 }),
      SAMPLE_ORDER,
      ticketOptions(),
    );
    expect(ticket.title).toBe('Comanda K7QF · Forno');
    expect(ticket.rows.at(-1)).toEqual({ kind: 'text', text: 'Impressão 42', align: 'center' });
  });

  it('shows letters, sizes and width', () => {
    expect(picture({ paper: { kind: 'test', station: 'Caixa' } })).toMatchInlineSnapshot(`
      "Lbr|       TESTE DE IMPRESSÃO       
       b |       Pizzaria da Praça
         |Impressora: Caixa
         |21/11/2026 às 19:02
         |--------------------------------
       b |Acentos
         |Ação, feijão, pão, coração,
         |maçã, você
         |ÁÀÂÃÇÉÊÍÓÔÕÚÜ ªº R$
         |áàâãçéêíóôõúü °½ #@
         |--------------------------------
       b |Tamanhos
         |Letra normal
       b |Letra em negrito
      L  |Letra grande
      H  |L e t r a   m a i o r
         |2× Pão de queijo         R$ 9,00
         |--------------------------------
       b |Largura: 58 mm tem 32 colunas,
       b |80 mm tem 46
         |....5...10...15...20...25...30..
         |.35...40...45.
         |--------------------------------
         |          Impressão 17"
    `);
  });
});
