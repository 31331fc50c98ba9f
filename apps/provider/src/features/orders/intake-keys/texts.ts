import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { IntakeKey } from '@comanda/contract/people/intake-keys/provider-intake-keys.calls';

const when = (at: number) => formatDateTime(new Date(at));

export const keyTexts = {
  title: 'Chaves de integração',
  hint: 'Com uma chave (X-API-KEY), um parceiro manda pedidos para esta loja. Uma chave por parceiro.',
  list: 'Chaves da loja',
  failed: 'Não foi possível carregar as chaves.',
  noneTitle: 'Nenhuma chave ainda',
  noneHint: 'Faça uma para o parceiro que vai mandar os pedidos da loja.',
  make: 'Fazer chave',
  facts: ({ keyName, createdAt, revokedAt }: IntakeKey) =>
    `${keyName}… · feita em ${when(createdAt)}${revokedAt === null ? '' : ` · retirada em ${when(revokedAt)}`}`,
  inUse: 'Em uso',
  withdrawn: 'Retirada',
  withdraw: 'Retirar',
  withdrawNamed: (label: string) => `Retirar a chave “${label}”`,
  withdrawTitle: 'Retirar esta chave?',
  withdrawText: (label: string) =>
    `Quem usa a chave “${label}” para de mandar pedidos para esta loja na hora.\nEla não volta: para religar o parceiro, faça outra chave e entregue a ele.`,
  confirmWithdraw: 'Retirar chave',
  withdrawNo: 'Cancelar',
  withdrawDone: 'Chave retirada.',
  dialog: {
    title: 'Fazer chave',
    label: 'Para quem é',
    labelHint: 'O nome do parceiro ou do sistema, para saber depois de quem é cada chave.',
    placeholder: 'Aplicativo da loja',
    submit: 'Fazer chave',
    madeTitle: 'Chave feita',
    madeText: 'Entregue-a ao parceiro por um meio seguro.',
    key: 'Chave',
  },
} as const;

export const refusedTexts = {
  title: 'Pedidos recusados',
  hint: 'O que parceiros enviaram e a loja não recebeu, dos últimos 30 dias.',
  failed: 'Não foi possível carregar os pedidos recusados.',
  noneTitle: 'Nenhum pedido recusado',
  noneHint: 'Tudo o que chegou foi recebido.',
} as const;
