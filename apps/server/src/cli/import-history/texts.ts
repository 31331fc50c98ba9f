export const MESSAGES = {
  usage: 'Uso: node apps/server/src/cli/import-history.ts --loja <número> < pedidos.ndjson',
  unknownStore: (storeId: number) => `Não existe a loja ${storeId}.`,
  interrupted: 'A importação parou; o que já foi gravado fica, e repetir o arquivo continua de onde parou:',
  line: (line: number, fault: string) => `linha ${line}: ${fault}`,
  done: (imported: number, known: number, faulty: number) =>
    `${imported} pedidos importados, ${known} já conhecidos, ${faulty} linhas com problemas.`,
};
