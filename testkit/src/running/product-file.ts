/** Returns the same valid EAN-13 for the same number. */
export function barcodeOf(number: number): string {
  const digits = String(789_000_000_000 + number);
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Makes a file of products as stores upload it. Each row has a code, a name, a quantity and a price. */
export function productFile(rows: number, priceOf: (row: number) => string): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${barcodeOf(at)};Produto ${at};${(at % 90) + 10};${priceOf(at)}`,
  );
  return `Código de barras;Nome;Estoque;Preço\n${lines.join('\n')}\n`;
}

/** Uploads a file and returns the number of the upload. Throws if the server refuses it. */
export async function sendProductFile(
  { url, token }: { url: string; token: string },
  content: string,
  { checks = false }: { checks?: boolean } = {},
): Promise<number> {
  const form = new FormData();
  for (const [at, field] of ['product_ean_cod', 'product_name', 'product_qty', 'product_price'].entries())
    form.append(`columns_disposition[${field}]`, String(at + 1));
  form.append('should_update', '1');
  if (checks) form.append('conferir', '1');
  form.append('file', new Blob([content]), 'produtos.csv');
  const headers = { authorization: token };
  const answer = await fetch(`${url}/api/product-files`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { product_file?: { id: number } };
  if (body.product_file === undefined) throw new Error(`upload refused: ${JSON.stringify(body)}`);
  return body.product_file.id;
}
