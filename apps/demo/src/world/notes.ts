/** Notes of customers about one item. */
export const ITEM_NOTES = [
  'Sem cebola',
  'Sem azeitona, por favor',
  'Bem assada',
  'Massa fina',
  'Cortar em 12 pedaços',
  'Pouco sal',
  'Sem orégano',
  'Mandar separado',
  'Sem açúcar',
  'Caprichar na calda',
] as const;

/** Notes about a whole order. Some have three lines, some have characters that a page must escape. */
export const ORDER_NOTES = [
  'Não tocar a campainha, o bebê está dormindo.',
  'Deixar na portaria com o Seu Antônio.',
  'Mandar talheres e guardanapos.',
  'Por favor, ligar quando chegar.',
  'Sou alérgica a amendoim. Obrigada <3',
  'Troco em moedas se puder & obrigado!',
  'Interfone quebrado.\nLigar no celular quando estiver na porta.\nO portão é o verde, não o da garagem.',
  'É aniversário do meu pai!\nSe puder escrever "Parabéns, Seu Jorge" na caixa, agradecemos muito.\nChegar antes das 21h, por favor.',
  'Alergia a camarão na mesa.\nUsar cortador limpo, por favor.\nObrigado pelo cuidado de sempre.',
] as const;

/** Reasons that people typed for "Outro motivo". */
export const OTHER_REASONS = [
  'O forno parou e o técnico só chega amanhã.',
  'Cliente não atendeu para confirmar o endereço.',
  'Faltou energia no bairro inteiro.',
  'Pedido feito por engano pelo atendente.',
] as const;
