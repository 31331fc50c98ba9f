import {
  anything,
  assert,
  boolean,
  constantFrom,
  dictionary,
  double,
  oneof,
  property,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { AUDITED_ACTIONS, type AuditedAction } from '../../all-audited-actions.ts';
import type { KnownNames } from './audit-facts.ts';
import { actorName, describeEntry } from './describe-entry.ts';

const NAMES: KnownNames = {
  people: new Map([[2, 'Beto Ramos']]),
  districts: new Map([[31, 'Taquaral']]),
  cities: new Map([[9, 'Campinas']]),
  orders: new Map([[123, 'A12B']]),
};
const WEEK = [
  'fechado',
  '18:00-23:00',
  '18:00-23:00',
  '18:00-23:00',
  '18:00-23:00',
  '18:00-02:00',
  '18:00-02:00',
];

/**
 * Examples of the details that are saved for each action, and the text that people read. An action without a
 * case does not compile.
 */
const CASES: Record<AuditedAction, [details: object, text: string, ...changes: string[]]> = {
  'finance.reversal-asked': [
    { codigo: 'A12B', centavos: 1_550 },
    'Pediu o estorno da multa de R$ 15,50 do pedido A12B',
  ],
  'finance.reversal-decided': [
    { codigo: 'A12B', centavos: 1_550, aprovado: false, motivo: 'Sem comprovante' },
    'Recusou o estorno da multa de R$ 15,50 do pedido A12B (Sem comprovante)',
  ],
  'finance.fined': [
    { codigo: 'A12B', centavos: 1_550, motivo: 'Recusa sem motivo' },
    'Lançou uma multa de R$ 15,50 do pedido A12B (Recusa sem motivo)',
  ],
  'finance.fine-reversed': [
    { codigo: 'A12B', centavos: 1_550, motivo: 'Lançada por engano' },
    'Estornou a multa de R$ 15,50 do pedido A12B (Lançada por engano)',
  ],
  'finance.manual-asked': [
    { tipo: 'adjustment', conta: 'current', centavos: -777, motivo: 'Cobrança em dobro' },
    'Pediu um ajuste de R$ 7,77 contra a loja (Cobrança em dobro)',
  ],
  'finance.manual-decided': [
    { tipo: 'opening', conta: 'available', centavos: 10_000, aprovado: true },
    'Aprovou um saldo de abertura de R$ 100,00 a favor da loja',
  ],
  'finance.kit-taken': [{ codigo: 'A12B' }, 'Baixou o dossiê do pedido A12B'],
  'ratings.replied': [{ codigo: 'A12B' }, 'Respondeu à avaliação do pedido A12B'],
  'ratings.contested': [{ codigo: 'A12B' }, 'Contestou a avaliação do pedido A12B'],
  'ratings.decided': [{ codigo: 'A12B', retirada: true }, 'Retirou a avaliação contestada do pedido A12B'],
  'ratings.template-saved': [{}, 'Guardou uma resposta pronta para avaliações'],
  'ratings.template-removed': [{}, 'Tirou uma resposta pronta para avaliações'],
  'access.user-added': [
    { pessoa: 2, perfil: 'Lojista Operador' },
    'Cadastrou Beto Ramos como Lojista Operador',
  ],
  'access.user-blocked': [{ pessoa: 2 }, 'Bloqueou Beto Ramos'],
  'access.user-reactivated': [{ pessoa: 2 }, 'Reativou Beto Ramos'],
  'access.role-changed': [
    { pessoa: 2, perfil: 'Lojista Admin' },
    'Mudou o perfil de Beto Ramos para Lojista Admin',
  ],
  'access.user-changed': [
    {
      ...{ pessoa: 2, nome: 'Beto Ramos', email_alterado: true, senha_alterada: true },
      ...{ antes: { nome: 'Beto' }, depois: { nome: 'Beto Ramos' } },
    },
    'Mudou o cadastro de Beto Ramos',
    'Nome: Beto → Beto Ramos',
    'E-mail: nada → trocado',
    'Acesso com senha: nada → trocado',
  ],
  'access.user-invited': [{ pessoa: 2 }, 'Convidou Beto Ramos por e-mail para escolher a senha'],
  'access.invitation-withdrawn': [{ pessoa: 2 }, 'Cancelou o convite de Beto Ramos'],
  'access.grants-changed': [
    { antes: { permissoes: ['orders.cancel'] }, depois: { permissoes: ['hours.manage', 'settings.use'] } },
    'Mudou o que os operadores podem fazer',
    'Operadores passaram a poder: nada → mudar os horários, ver as configurações',
    'Operadores deixaram de poder: cancelar pedidos → nada',
  ],
  'access.sessions-ended': [{ pessoa: 2, sessoes: 1 }, 'Encerrou 1 sessão de Beto Ramos'],
  'access.logged-in': [{ via: 'password' }, 'Entrou no painel'],
  'access.logged-out': [{}, 'Saiu do painel'],
  'access.login-failed': [{}, 'Tentou entrar com a senha errada'],
  'access.ticket-created': [{}, 'Recebeu um link de acesso ao painel'],
  'access.recovery-code-sent': [{ channel: 'email' }, 'Pediu um código para trocar a senha por e-mail'],
  'access.password-reset': [{}, 'Trocou a senha com o código de recuperação'],
  'access.password-link-made': [{ pessoa: 2 }, 'Criou um link para Beto Ramos escolher a senha'],
  'access.password-set': [{}, 'Escolheu a senha pelo link recebido'],
  'access.code-wrong': [{}, 'Errou o código do segundo fator, com a senha certa'],
  'access.factor-code-used': [{ restantes: 9 }, 'Usou um código de recuperação (restam 9)'],
  'access.factor-set-up': [{ trocado: false }, 'Ligou o segundo fator'],
  'access.factor-turned-off': [{}, 'Desligou o segundo fator'],
  'access.factor-turned-off-by-provider': [{ pessoa: 2 }, 'Desligou o segundo fator de Beto Ramos'],
  'access.factor-codes-made': [{}, 'Gerou novos códigos de recuperação'],
  'access.factor-demanded': [{ exigido: true }, 'Passou a exigir segundo fator dos administradores'],
  'access.password-changed': [{}, 'Trocou a própria senha'],
  'access.email-changed': [{}, 'Mudou o próprio e-mail'],
  'access.own-sessions-ended': [{ sessoes: 2 }, 'Encerrou 2 sessões suas'],
  'access.intake-key-made': [{ rotulo: 'Cardápio Web' }, 'Criou a chave de integração “Cardápio Web”'],
  'access.intake-key-withdrawn': [{ rotulo: 'Cardápio Web' }, 'Retirou a chave de integração “Cardápio Web”'],
  'access.visit-begun': [
    { motivo: 'Pedidos não chegam' },
    'Abriu o painel numa visita de suporte, só leitura, por “Pedidos não chegam”',
  ],
  'access.visit-ended': [
    { visitante: 'Rita Prado', fim: 'time' },
    'A visita de suporte de Rita Prado terminou na hora marcada',
  ],
  'store.opened': [{ motivo: 'início do horário' }, 'Abriu a loja: início do horário'],
  'store.closed': [
    { motivo: 'Faltou luz', ate: '2026-11-22T22:30:00.000Z' },
    'Fechou a loja até 22/11 às 19:30: Faltou luz',
  ],
  'store.estimate-changed': [
    { antes: { minMinutes: 30, maxMinutes: 45 }, depois: { minMinutes: 50, maxMinutes: 70 } },
    'Mudou a previsão de entrega',
    'Previsão de entrega: 30 a 45 min → 50 a 70 min',
  ],
  'store.suspended': [{ texto: 'Fatura em atraso' }, 'Suspendeu a loja: Fatura em atraso'],
  'store.reactivated': [{}, 'Reativou a loja'],
  'store.notice-changed': [{ aviso: 'pay-online', ligado: false }, 'Desligou o aviso de pagamento online'],
  'store.online-payment-changed': [
    { antes: { aceita: false }, depois: { aceita: true } },
    'Ligou o pagamento online',
  ],
  'store.payment-account-changed': [{ conta: false }, 'Desativou a conta que recebe os pagamentos online'],
  'store.closed-orders-changed': [{ recebe: true }, 'Passou a receber pedidos com a loja fechada'],
  'store.franchise-changed': [{ franqueada: true }, 'Marcou a loja como franqueada'],
  'store.bulk-upload-changed': [{ upload: true }, 'Liberou o upload em massa'],
  'store.logo-changed': [{ imagem: 'abc' }, 'Trocou o logotipo'],
  'store.banner-added': [{ banner: 4, imagem: 'abc' }, 'Colocou uma imagem no carrossel do painel'],
  'store.banner-removed': [{ banner: 4 }, 'Tirou uma imagem do carrossel do painel'],
  'store.banners-ordered': [{ ordem: '2, 1' }, 'Mudou a ordem do carrossel do painel'],
  'store.created': [{}, 'Criou a loja'],
  'delivery-areas.district-renamed': [
    { bairro: 'Camubí', para: 'Cambuí' },
    'Mudou o nome do bairro “Camubí” para “Cambuí”',
  ],
  'delivery-areas.district-joined': [
    {
      ...{ bairro: 'Camubí', com: 'Taquaral', versao: 4 },
      ...{ antes: { bairros: [] }, depois: { bairros: [[31, 2, 1, 0, 500, 0, null]] } },
    },
    'Juntou o bairro “Camubí” a “Taquaral”',
    'Taquaral: nada → taxa R$ 5,00',
  ],
  'delivery-areas.district-removed': [
    { bairro: 'Camubí' },
    'Excluiu da lista o bairro “Camubí”, em que a loja não entregava',
  ],
  'delivery-areas.city-renamed': [
    { cidade: 'Campinass', para: 'Campinas' },
    'Mudou o nome da cidade “Campinass” para “Campinas”',
  ],
  'delivery-areas.city-dropped': [{ cidade: 'Campinass' }, 'Excluiu da lista a cidade “Campinass”'],
  'store.data-changed': [
    {
      motivo: 'perdeu o telefone',
      antes: { celular: '(62) *****-3344', cnpj_cpf: '11.222.333/0001-81', cidade: 'Goiania' },
      depois: { celular: null, cnpj_cpf: '11.222.333/0001-81', cidade: 'Goiânia' },
    },
    'Mudou os dados cadastrais da loja: perdeu o telefone',
    'Celular de recuperação: (62) *****-3344 → nada',
    'Cidade: Goiania → Goiânia',
  ],
  'store.contract-created': [
    { contrato: 3, titulo: 'Termo de uso', obrigatorio: true },
    'Pediu a assinatura do documento “Termo de uso”, obrigatório',
  ],
  'store.contract-cancelled': [{ contrato: 3 }, 'Cancelou o pedido de assinatura do documento nº 3'],
  'store.contract-sent': [{ contrato: 3 }, 'Enviou por e-mail o link de assinatura do documento nº 3'],
  'store.contract-signed': [{ contrato: 3 }, 'Assinou o documento nº 3'],
  'registration.changed': [
    {
      antes: { nome: 'Dona Teste', email: 'a•••@loja.com.br' },
      depois: { nome: 'Dona Conceição', email: 'b•••@loja.com.br' },
    },
    'Mudou os dados da loja',
    'Nome: Dona Teste → Dona Conceição',
    'E-mail: a•••@loja.com.br → b•••@loja.com.br',
  ],
  'registration.change-asked': [
    { antes: { frase_promocional: null }, depois: { frase_promocional: 'A melhor da rua' } },
    'Pediu para mudar a frase promocional',
    'Frase Promocional: nada → A melhor da rua',
  ],
  'registration.change-withdrawn': [
    { solicitacao: 3, antes: { logotipo: null }, depois: { logotipo: '/arquivos/a.webp' } },
    'Desistiu de mudar o logotipo',
  ],
  'registration.change-approved': [
    { solicitacao: 3, antes: { banner: null }, depois: { banner: '/arquivos/a.webp' } },
    'Aprovou a mudança: o banner',
  ],
  'registration.change-rejected': [
    { solicitacao: 3, motivo: 'Está cortado', antes: { logotipo: null }, depois: { logotipo: '/a.webp' } },
    'Recusou a mudança: o logotipo, porque “Está cortado”',
  ],
  'hours.week-saved': [
    {
      antes: { semana: WEEK, abre_sozinha: true, fecha_sozinha: true },
      depois: { semana: WEEK.with(1, 'fechado'), abre_sozinha: true, fecha_sozinha: false },
    },
    'Mudou o horário de segunda',
    'Segunda: 18:00-23:00 → fechado',
    'Fecha sozinha: sim → não',
  ],
  'hours.date-saved': [
    { antes: null, depois: { date: '2026-12-24', name: 'Véspera', periods: [{ start: 1080, end: 1320 }] } },
    'Definiu um dia especial em 24/12/2026, “Véspera”',
    'Nome: nada → Véspera',
    'Horário: nada → 18:00-22:00',
  ],
  'hours.date-removed': [
    { antes: { date: '2026-12-25', name: null, periods: [] }, depois: null },
    'Retirou o dia especial em 25/12/2026',
    'Horário: fechado → nada',
  ],
  'online-payment.registration-saved': [
    { primeiro: false, campos: 'telefone, cidade' },
    'Mudou o cadastro do pagamento online: telefone, cidade',
  ],
  'online-payment.holder-changed': [
    { motivo: 'mudou o CNPJ', antes: { titular: 'Ana, ***.982.247-**' }, depois: { titular: 'Massas Ltda' } },
    'Mudou o titular do pagamento online: mudou o CNPJ',
    'Titular: Ana, ***.982.247-** → Massas Ltda',
  ],
  'online-payment.state-changed': [
    { antes: { situacao: 'pending' }, depois: { situacao: 'enabled' } },
    'Atualizou a situação do pagamento online',
    'Situação: pendente → ativo',
  ],
  'online-payment.document-sent': [
    { documento: 'identificação' },
    'Enviou um documento do pagamento online: identificação',
  ],
  'online-payment.document-approved': [
    { documento: 'identificação' },
    'Aprovou um documento do pagamento online: identificação',
  ],
  'online-payment.document-rejected': [
    { documento: 'identificação', motivo: 'Está vencido.' },
    'Recusou um documento do pagamento online: identificação, porque “Está vencido.”',
  ],
  'online-payment.plan-chosen': [
    { plano: 'Plano Pro Padrão', desde: '2026-11-28' },
    'Escolheu o plano de taxas: Plano Pro Padrão, a partir de 28/11/2026',
  ],
  'online-payment.account-added': [
    { conta: 'chave Pix CNPJ com final 0181' },
    'Cadastrou uma conta de recebimento: chave Pix CNPJ com final 0181',
  ],
  'online-payment.account-changed': [
    { conta: 'conta com final 45-6 do banco 077' },
    'Mudou uma conta de recebimento: conta com final 45-6 do banco 077',
  ],
  'online-payment.account-removed': [
    { conta: 'conta com final 45-6 do banco 077' },
    'Excluiu uma conta de recebimento: conta com final 45-6 do banco 077',
  ],
  'online-payment.account-waits': [
    { conta: 'conta com final 45-6 do banco 077', ate: '2026-11-28T17:05:00.000Z' },
    'Pediu para ativar uma conta de recebimento: conta com final 45-6 do banco 077, que vale a partir de 28/11 às 14:05',
  ],
  'online-payment.account-activated': [
    { conta: 'conta com final 45-6 do banco 077' },
    'Ativou uma conta de recebimento: conta com final 45-6 do banco 077',
  ],
  'online-payment.activation-withdrawn': [
    { conta: 'conta com final 45-6 do banco 077' },
    'Desistiu de ativar uma conta de recebimento: conta com final 45-6 do banco 077',
  ],
  'online-payment.change-wait-set': [{ espera: true }, 'Ligou a espera de 24 horas nas trocas de conta'],
  'payment-methods.changed': [
    { antes: { formas: ['Dinheiro', 'Pix'] }, depois: { formas: ['Pix', 'Visa|C', 'Alelo|R'] } },
    'Mudou as formas de pagamento',
    'Passou a aceitar: nada → Visa crédito, Alelo refeição',
    'Deixou de aceitar: Dinheiro → nada',
  ],
  'finance.invoice-opened': [
    { fatura: 7, vencimento: '2026-12-10', centavos: 123456 },
    'Emitiu a fatura nº 7 de R$ 1.234,56, com vencimento em 10/12/2026',
  ],
  'finance.commission-set': [
    { desde: '2026-11-15', milionesimos: 125_000, entrega: true },
    'Combinou a comissão de 12,5 %, também sobre a entrega a partir de 15/11/2026',
  ],
  'finance.transfer-asked': [
    { centavos: 60_000, conta: 'conta com final 45-6 do banco 077' },
    'Transferiu R$ 600,00 para a conta com final 45-6 do banco 077',
  ],
  'finance.automatic-payout-set': [{ automatico: false }, 'Desligou o repasse automático'],
  'finance.payout-held': [{ motivo: 'conferência' }, 'Reteve as transferências da loja (conferência)'],
  'finance.payout-released': [{}, 'Liberou as transferências da loja'],
  'finance.book-released': [
    { motivo: 'estorno em dobro', centavos: 5_221 },
    'Liberou os repasses da loja depois de conferir o livro (estorno em dobro)',
  ],
  'finance.book-proven': [{}, 'Conferiu o livro da loja desde o início'],
  'reports.sums-repaired': [{}, 'Refez as somas dos relatórios da loja'],
  'finance.settlement-retried': [{}, 'Tentou de novo o repasse da loja'],
  'payments.refund-asked': [
    { pedido: 123, centavos: 3_245, paga: 'store', motivo: 'faltou um item' },
    'Devolveu R$ 32,45 do pedido #A12B, por conta da loja (faltou um item)',
  ],
  'payments.asked-now': [
    { sobre: 'refund', numero: 7 },
    'Perguntou ao provedor de pagamentos pelo reembolso 7',
  ],
  'payments.refund-retried': [
    { pedido: 123, centavos: 3_245 },
    'Tentou de novo o reembolso de R$ 32,45 do pedido #A12B',
  ],
  'finance.invoice-paid': [{ fatura: 7 }, 'Registrou o pagamento da fatura nº 7'],
  'finance.period-retried': [{}, 'Tentou de novo o fechamento do mês da loja'],
  'finance.boleto-asked': [{ fatura: 7 }, 'Pediu outro boleto da fatura nº 7'],
  'finance.invoice-cancelled': [{ fatura: 7 }, 'Cancelou a fatura nº 7'],
  'upload.started': [{ arquivo: 'produtos.csv' }, 'Enviou o arquivo de produtos “produtos.csv”'],
  'upload.confirmed': [{ arquivo: 'produtos.csv' }, 'Confirmou o envio em massa de “produtos.csv”'],
  'upload.finished': [
    { arquivo: 'produtos.csv', novos: 1, mudados: 20, iguais: 0, recusados: 1 },
    'Gravou o envio em massa de “produtos.csv”: 1 produto novo, 20 mudados, 0 iguais, 1 linha recusada',
  ],
  'upload.failed': [
    { motivo: 'o arquivo está vazio' },
    'Não conseguiu gravar um envio em massa: “o arquivo está vazio”',
  ],
  'upload.cancelled': [
    { arquivo: 'produtos.csv', gravadas: 40 },
    'Cancelou o envio em massa de “produtos.csv”; 40 linhas já gravadas ficaram',
  ],
  'upload.taken-back': [
    { arquivo: 'produtos.csv', desfeitos: 12, mantidos: 1 },
    'Desfez o envio em massa de “produtos.csv”: 12 produtos voltaram ao que eram, 1 ficou como está',
  ],
  'options.category-saved': [
    {
      nome: 'Bordas',
      antes: { nome: 'Bordas', situacao: 'active' },
      depois: { nome: 'Bordas e extras', situacao: 'hidden' },
    },
    'Mudou a categoria de variações “Bordas”',
    'Nome: Bordas → Bordas e extras',
    'Situação: ativa → oculta',
  ],
  'options.category-deleted': [
    { nome: 'Bordas', variacoes: 2 },
    'Excluiu a categoria de variações “Bordas” e 2 variações',
  ],
  'options.saved': [
    {
      nome: 'Sabores',
      antes: { nome: 'Sabores', minimo: 0, maximo: 2, por_item: 1, regra: 'highest', situacao: 'active' },
      depois: { nome: 'Sabores', minimo: 1, maximo: 0, por_item: 1, regra: 'mean', situacao: 'active' },
    },
    'Mudou a variação “Sabores”',
    'Escolha mínima: 0 → 1',
    'Escolha máxima: 2 → sem limite',
    'Cálculo: maior preço → média preços',
  ],
  'options.duplicated': [{ nome: 'Bordas' }, 'Duplicou a variação “Bordas”'],
  'options.deleted': [{ nome: 'Bordas' }, 'Excluiu a variação “Bordas”'],
  'options.restored': [{ nome: 'Bordas' }, 'Trouxe de volta a variação “Bordas”'],
  'options.option-saved': [
    {
      ...{ nome: 'Catupiry', variacao: 'Bordas' },
      ...{ antes: { nome: 'Catupiry', preco: 800 }, depois: { nome: 'Catupiry', preco: 900 } },
    },
    'Mudou “Catupiry” na variação “Bordas”',
    'Preço: R$ 8,00 → R$ 9,00',
  ],
  'options.option-deleted': [
    { nome: 'Catupiry', variacao: 'Bordas' },
    'Tirou “Catupiry” da variação “Bordas”',
  ],
  'options.options-ordered': [{ variacao: 'Bordas' }, 'Mudou a ordem dos itens da variação “Bordas”'],
  'options.link-added': [{ variacao: 'Bordas', produto: 'Pizza' }, 'Pôs a variação “Bordas” em “Pizza”'],
  'options.link-removed': [{ variacao: 'Bordas', produto: 'Pizza' }, 'Tirou a variação “Bordas” de “Pizza”'],
  'options.links-ordered': [{ produto: 'Pizza' }, 'Mudou a ordem das variações de “Pizza”'],
  'options.link-status': [
    {
      ...{ variacao: 'Bordas', produto: 'Pizza' },
      ...{ antes: { situacao: 'active' }, depois: { situacao: 'out' } },
    },
    'Mudou a variação “Bordas” em “Pizza”',
    'Situação: ativa → em falta',
  ],
  'options.uses-changed': [
    { variacao: 'Bordas', ligados: 12, desligados: 1 },
    'Mudou onde a variação “Bordas” é usada: pôs em 12 produtos e tirou de 1 produto',
  ],
  'options.flavours-saved': [
    { produto: 'Pizza', precos: 9, tirados: 1 },
    'Salvou os preços dos sabores de “Pizza”',
  ],
  'catalogue.categories-ordered': [{}, 'Mudou a ordem das categorias do cardápio'],
  'catalogue.photo-set': [
    { produto: 'Calabresa', antes: { imagem: null }, depois: { imagem: 'ab', x: 50, y: 50 } },
    'Pôs a imagem de “Calabresa”',
  ],
  'catalogue.photo-focused': [
    { produto: 'Calabresa', antes: { imagem: 'ab', x: 50, y: 50 }, depois: { imagem: 'ab', x: 20, y: 50 } },
    'Mudou o que fica à vista da imagem de “Calabresa”',
  ],
  'catalogue.photo-removed': [
    { produto: 'Calabresa', antes: { imagem: 'ab' }, depois: { imagem: null } },
    'Tirou a imagem de “Calabresa”',
  ],
  'catalogue.menu-given': [{ produtos: 60 }, 'Importou um cardápio com 60 produtos'],
  'catalogue.product-created': [
    { produto: 'X-Burger', categoria: 'Lanches', preco: 2000 },
    'Criou o produto “X-Burger” em “Lanches”',
    'Preço: nada → R$ 20,00',
  ],
  'catalogue.product-changed': [
    {
      produto: 'X-Burger',
      antes: { categoria: 'Lanches', preco: 2000, promocao: null, disponibilidade: 'sempre' },
      depois: { categoria: 'Promoções', preco: 2500, promocao: 1990, disponibilidade: 'sex 18:00-02:00' },
    },
    'Mudou o produto “X-Burger”',
    'Categoria: Lanches → Promoções',
    'Preço: R$ 20,00 → R$ 25,00',
    'Preço promocional: nada → R$ 19,90',
    'Disponibilidade: sempre → sex 18:00-02:00',
  ],
  'catalogue.product-status': [
    { produto: 'X-Burger', antes: { status: 'active' }, depois: { status: 'out' } },
    'Marcou “X-Burger” como Em falta',
    'Situação: Ativo → Em falta',
  ],
  'catalogue.statuses-changed': [
    {
      produtos: 2,
      antes: {
        situacoes: [
          ['X-Burger', 'active'],
          ['Pizza', 'hidden'],
        ],
      },
      depois: {
        status: 'out',
        situacoes: [
          ['X-Burger', 'out'],
          ['Pizza', 'out'],
        ],
      },
    },
    'Marcou 2 produtos como Em falta',
    'X-Burger: Ativo → Em falta',
    'Pizza: Oculto → Em falta',
  ],
  'catalogue.statuses-undone': [
    {
      produtos: 1,
      antes: { situacoes: [['X-Burger', 'out']] },
      depois: { situacoes: [['X-Burger', 'active']] },
    },
    'Desfez a mudança de situação de 1 produto',
    'X-Burger: Em falta → Ativo',
  ],
  'catalogue.product-removed': [{ produto: 'X-Burger' }, 'Excluiu o produto “X-Burger”'],
  'catalogue.product-duplicated': [
    { produto: 'X-Burger', copia: 'X-Burger (cópia)' },
    'Duplicou “X-Burger” como “X-Burger (cópia)”',
  ],
  'catalogue.products-ordered': [{ categoria: 'Lanches' }, 'Mudou a ordem dos produtos de “Lanches”'],
  'catalogue.category-created': [{ categoria: 'Lanches' }, 'Criou a categoria “Lanches”'],
  'catalogue.category-changed': [
    { categoria: 'Lanches', antes: { status: 'active' }, depois: { status: 'hidden' } },
    'Mudou a categoria “Lanches”',
    'Situação: Ativo → Oculto',
  ],
  'catalogue.category-removed': [
    { categoria: 'Lanches', produtos: 2 },
    'Excluiu a categoria “Lanches” com 2 produtos',
  ],
  'catalogue.size-created': [
    { tamanho: 'Broto', produto: 'Pizza', preco: 1000 },
    'Criou o tamanho “Broto” de “Pizza”',
    'Preço: nada → R$ 10,00',
  ],
  'catalogue.size-changed': [
    { tamanho: 'Broto', produto: 'Pizza', antes: { status: 'active' }, depois: { status: 'inactive' } },
    'Mudou o tamanho “Broto” de “Pizza”',
    'Situação: Ativo → Inativo',
  ],
  'catalogue.size-removed': [{ tamanho: 'Broto', produto: 'Pizza' }, 'Excluiu o tamanho “Broto” de “Pizza”'],
  'catalogue.sizes-removed': [
    { tamanhos: 'Broto, Grande', produto: 'Pizza' },
    'Excluiu todos os tamanhos de “Pizza”',
    'Tamanhos: Broto, Grande → nada',
  ],
  'catalogue.sizes-ordered': [{ produto: 'Pizza' }, 'Mudou a ordem dos tamanhos de “Pizza”'],
  'catalogue.recipe-changed': [
    { produto: 'Pizza', item: 'Cebola', antes: null, depois: { quantidade: 1, removivel: true } },
    'Pôs “Cebola” na composição de “Pizza”',
    'Quantidade: nada → 1',
    'Pode ser retirado: nada → sim',
  ],
  'catalogue.recipe-line-removed': [
    { produto: 'Pizza', item: 'Cebola' },
    'Tirou “Cebola” da composição de “Pizza”',
  ],
  'catalogue.recipe-ordered': [{ produto: 'Pizza' }, 'Mudou a ordem da composição de “Pizza”'],
  'catalogue.prices-changed': [
    {
      precos: 2,
      antes: {
        precos: [
          ['X-Burger', 2000, null],
          ['Pizza, Grande', 4000, 3500],
        ],
      },
      depois: {
        precos: [
          ['X-Burger', 2200, null],
          ['Pizza, Grande', 4400, 3850],
        ],
      },
    },
    'Mudou 2 preços do cardápio de uma vez',
    'X-Burger: R$ 20,00 → R$ 22,00',
    'Pizza, Grande: R$ 40,00 (promoção R$ 35,00) → R$ 44,00 (promoção R$ 38,50)',
  ],
  'catalogue.prices-undone': [
    {
      precos: 1,
      antes: { precos: [['X-Burger', 2200, null]] },
      depois: { precos: [['X-Burger', 2000, null]] },
    },
    'Desfez a mudança de 1 preço do cardápio',
    'X-Burger: R$ 22,00 → R$ 20,00',
  ],
  'catalogue.removal-undone': [{}, 'Desfez uma exclusão do cardápio'],
  'catalogue.categories-replaced': [
    { categorias: 4, itens: 61 },
    'Atualizou as categorias do cardápio: 4 categorias, 61 itens',
  ],
  'stock.item-added': [{ nome: 'Calabresa' }, 'Criou o item de estoque “Calabresa”'],
  'stock.item-changed': [
    {
      nome: 'Calabresa fatiada',
      antes: { nome: 'Calabresa', descricao: '', tipo: 'ingrediente', imagem: false },
      depois: { nome: 'Calabresa fatiada', descricao: '', tipo: 'sabor', imagem: true },
    },
    'Mudou o item de estoque “Calabresa fatiada”',
    'Nome: Calabresa → Calabresa fatiada',
    'Tipo: ingrediente → sabor',
    'Imagem: nada → com imagem',
  ],
  'stock.item-deleted': [{ nome: 'Calabresa' }, 'Excluiu o item de estoque “Calabresa”'],
  'stock.item-restored': [{ nome: 'Calabresa' }, 'Trouxe de volta o item de estoque “Calabresa”'],
  'stock.marked-out': [
    { volta_em: '2026-11-22T22:30:00Z', depois: { itens: ['Calabresa', 'Cebola'] } },
    'Pôs em falta: Calabresa, Cebola (volta 22/11 às 19:30)',
  ],
  'stock.marked-in': [{ depois: { itens: ['Calabresa'] } }, 'Pôs de volta: Calabresa'],
  'delivery-areas.edited': [
    {
      bairros: 1,
      versao: 8,
      antes: { bairros: [[31, 1, 1, 0, 500, 0, null]] },
      depois: { bairros: [[31, 2, 1, 2000, 700, 0, 8000]] },
    },
    'Mudou 1 bairro',
    'Taquaral: taxa R$ 5,00 → taxa R$ 7,00, mínimo R$ 20,00, grátis a partir de R$ 80,00',
  ],
  'delivery-areas.changed-many': [
    {
      bairros: 1,
      antes: { bairros: [[31, 1, 1, 0, 0, 0, null]] },
      depois: { bairros: [[31, 2, 0, 0, 0, 0, null]] },
    },
    'Mudou 1 bairro',
    'Taquaral: grátis → não entrega',
  ],
  'delivery-areas.undone': [{ bairros: 3 }, 'Desfez a mudança de 3 bairros'],
  'delivery-areas.city-added': [{ cidade: 9 }, 'Incluiu Campinas nos locais de atendimento'],
  'delivery-areas.city-removed': [{ cidade: 9 }, 'Tirou Campinas dos locais de atendimento'],
  'courier.account-saved': [{ url: 'https://x' }, 'Configurou a conta do serviço de entregas'],
  'courier.account-switched': [{ ligado: true }, 'Ligou o serviço de entregas'],
  'courier.areas-saved': [{ bairros: 12 }, 'Salvou 12 bairros do serviço de entregas'],
  'courier.area-switched': [
    { bairro: 4, nome: 'Centro', ligado: false },
    'Deixou de oferecer “Centro” no serviço de entregas',
  ],
  'courier.link-withdrawn': [{ pedido: 123 }, 'Cancelou o link do entregador do pedido #A12B'],
  'printing.settings-saved': [
    {
      campos: 'copies, layout',
      antes: { copies: 1, layout: '1' },
      depois: { copies: 2, layout: '2' },
    },
    'Mudou as configurações de impressão',
    'Modelo do cupom: Completo → Resumido',
    'Vias: 1 → 2',
  ],
  'printing.auto-accept-switched': [{ ligado: true }, 'Ligou a aceitação automática de pedidos'],
  'printing.code-made': [{}, 'Gerou um código para conectar um computador'],
  'printing.device-paired': [{ dispositivo: 3, nome: 'Caixa' }, 'Conectou o computador “Caixa”'],
  'printing.device-changed': [
    {
      nome: 'Caixa',
      antes: { nome: 'Caixa', impressora: 'Nenhuma', setores: [] },
      depois: { nome: 'Caixa', impressora: 'EPSON', setores: ['Cozinha: EPSON'] },
    },
    'Mudou as impressoras do computador “Caixa”',
    'Impressora: Nenhuma → EPSON',
    'Setores: nada → Cozinha: EPSON',
  ],
  'printing.device-kept': [{ nome: 'Caixa' }, 'Assumiu o computador “Caixa”'],
  'printing.device-removed': [{ nome: 'Caixa' }, 'Desconectou o computador “Caixa”'],
  'printing.qz-keys-saved': [{ impressao_digital: 'ab:cd' }, 'Salvou o certificado do QZ Tray'],
  'orders.customer-seen': [
    { pedido: 123, motivo: 'complaint' },
    'Viu telefone e endereço do cliente do pedido #A12B: reclamação do cliente',
  ],
  'orders.customer-link-withdrawn': [{ pedido: 123 }, 'Cancelou o link do cliente do pedido #A12B'],
  'privacy.customer-erased': [{ pedidos: 4 }, 'Apagou os dados de um cliente (4 pedidos)'],
  'privacy.customer-exported': [{ pedidos: 1 }, 'Exportou os dados de um cliente (1 pedido)'],
  'privacy.customers-listed': [
    { lista: 'report', arquivo: 'sim', de: '2026-11-01', ate: '2026-11-22', pedidos: 705 },
    'Salvou os nomes de clientes de Relatório Geral de 01/11/2026 a 22/11/2026 (705 pedidos)',
  ],
  'privacy.customers-searched': [{}, 'Procurou clientes em pedidos de outros dias'],
  'privacy.history-exported': [
    { de: '2026-11-01', ate: '2026-11-22' },
    'Exportou o histórico de 01/11/2026 a 22/11/2026',
  ],
};

const ACTIONS = Object.keys(AUDITED_ACTIONS) as AuditedAction[];
const audited = (action: string, details: unknown) =>
  describeEntry({ action, userId: 1, userName: 'Ana', details }, NAMES, 'America/Sao_Paulo');

it.each(ACTIONS)('%s', (action) => {
  const [details, text, ...changes] = CASES[action];
  const entry = audited(action, details);
  expect(entry.text).toBe(text);
  const words = entry.changes.map(
    ({ what, before, after }) => `${what}: ${before ?? 'nada'} → ${after ?? 'nada'}`,
  );
  expect(words).toEqual(changes);
});

/** Matches text that must never appear in a sentence, for any details in the log. */
const RAW = /undefined|null|NaN|\[object|Infinity|[a-z]+\.[a-z]+-[a-z]+|[a-z]_[a-z]/;
const FIELDS = Object.values(CASES).flatMap(([details]) => [
  ...Object.keys(details),
  ...['antes', 'depois'].flatMap((side) => Object.keys((details as Record<string, object>)[side] ?? {})),
]);

it.each([
  [{ tipo: 'invoice-paid', aprovado: true }, 'Aprovou o pagamento de R$ 54,87 da fatura nº 7'],
  [{ tipo: 'invoice-cancelled', aprovado: false }, 'Recusou o cancelamento da fatura nº 7 de R$ 54,87'],
])('says what was decided of an invoice: %o', (facts, sentence) => {
  const details = { conta: 'invoiced', centavos: 5_487, fatura: 7, ...facts };
  expect(audited('finance.manual-decided', details).text).toBe(sentence);
});

it.each([
  [{ tipo: 'fine', centavos: -40_000, sobre: 'pedido K7QF' }, 'Pediu uma multa de R$ 400,00: pedido K7QF'],
  [
    { tipo: 'refund', centavos: 40_000, sobre: 'pedido K7QF, por conta da loja' },
    'Pediu um reembolso de R$ 400,00: pedido K7QF, por conta da loja',
  ],
  [
    { tipo: 'commission', centavos: 0, sobre: '12% a partir de 01/12/2026' },
    'Pediu outra comissão: 12% a partir de 01/12/2026',
  ],
  [{ tipo: 'holder', centavos: 0 }, 'Pediu outro titular do pagamento online'],
])('says what waits for a second person: %o', (details, sentence) => {
  expect(audited('finance.manual-asked', details).text).toBe(sentence);
});

it('describes every entry without a raw word, for any details', () => {
  const scalar = oneof(
    double(),
    boolean(),
    constantFrom(null, '', 'Caixa', '2026-11-22'),
    string({ maxLength: 0 }),
  );
  const field = constantFrom(...FIELDS);
  const inner = oneof(
    scalar,
    dictionary(field, scalar),
    constantFrom([], [1], ['a'], [[1, 2]], [{}], [null]),
  );
  const details = oneof(dictionary(field, oneof(inner, dictionary(field, inner))), anything());
  assert(
    property(constantFrom(...ACTIONS, 'gone.long-ago'), details, (action, given) => {
      const { text, changes } = audited(action, given);
      expect(text).toMatch(/^\p{Lu}.*[^.\s]$/u);
      for (const shown of [
        text,
        ...changes.flatMap(({ what, before, after }) => [what, before ?? '', after ?? '']),
      ])
        expect(shown).not.toMatch(RAW);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['a person', { userId: 1, userName: 'Ana', details: { por: 'provedor: eva' } }, 'Ana'],
  ['a person who is gone', { userId: 8, userName: null, details: {} }, 'Pessoa removida'],
  ['the team', { userId: null, userName: null, details: { por: 'provedor: eva' } }, 'Equipe Comanda (eva)'],
  ['the terminal', { userId: null, userName: null, details: { por: 'provedor: root' } }, 'Equipe Comanda'],
  ['the team of old', { userId: null, userName: null, details: { por: 'eva' } }, 'Equipe Comanda (eva)'],
  ['nobody', { userId: null, userName: null, details: { por: 'sistema' } }, 'Automático'],
  ['nobody, unsaid', { userId: null, userName: null, details: null }, 'Automático'],
  ['a signer', { userId: null, userName: null, details: { por: 'link de assinatura' } }, 'Quem assinou'],
])('names %s', (_who, entry, name) => {
  const { actor } = describeEntry({ action: 'store.opened', ...entry }, NAMES, 'America/Sao_Paulo');
  expect(actorName(actor)).toBe(name);
});
