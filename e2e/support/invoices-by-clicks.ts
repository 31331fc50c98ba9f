import type { Page } from 'playwright-core';

/**
 * Moves an order through its statuses on the board. Each step has the name of its button, and the status that
 * follows.
 */
export async function changeByClicks(
  page: Page,
  code: string,
  steps: readonly (readonly [button: RegExp, status: string])[],
): Promise<void> {
  await page.locator('a[data-order]', { hasText: `#${code}` }).click();
  const heading = page.locator('[data-order-heading]', { hasText: `#${code}` });
  for (const [button, status] of steps) {
    await page.locator('[data-order-detail]').getByRole('button', { name: button }).click();
    if (status === 'CANCELADO') {
      const dialog = page.getByRole('dialog', { name: 'Cancelar Pedido' });
      await dialog.getByRole('radio', { name: 'Item em falta' }).check();
      await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
    }
    await heading.getByText(status, { exact: true }).waitFor();
  }
}

interface Fine {
  storeId: number;
  orderId: number;
  amount: string;
  reason: string;
}

/** Fines a store for an order, as a user of the provider. */
export async function fineByClicks(team: Page, fine: Fine): Promise<void> {
  await team.getByRole('link', { name: 'Lojas', exact: true }).click();
  await team.locator(`a[href$="/lojas/${fine.storeId}"]`).first().click();
  await team.getByRole('tab', { name: 'Financeiro', exact: true }).click();
  await team.getByRole('button', { name: 'Lançar multa' }).click();
  const form = team.getByRole('dialog', { name: 'Lançar multa' });
  await form.getByLabel('Número do pedido').fill(String(fine.orderId));
  await form.getByLabel('Valor da multa').fill(fine.amount);
  await form.getByLabel('Motivo, que a loja lê').fill(fine.reason);
  await form.getByRole('button', { name: 'Lançar multa' }).click();
  await team.getByText('Multa lançada. A loja foi avisada.').waitFor();
}

interface ReversalRequest {
  store: string;
  code: string;
  days: number;
  why: string;
  decision: string;
}

/**
 * The store requests the reversal of a fine in 'Histórico de vendas', and the provider approves it. The page
 * must already show that screen.
 */
export async function takeFineBackByClicks(
  page: Page,
  team: Page,
  requested: ReversalRequest,
): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/financeiro/vendas/historico?periodo=${requested.days}`);
  await page.getByRole('button', { name: `Ações do pedido #${requested.code}` }).click();
  await page.getByRole('menuitem', { name: 'Solicitar estorno de multa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Solicitação de estorno de multa' });
  await dialog.getByLabel('Descreva o motivo da sua solicitação').fill(requested.why);
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText(/^Solicitação enviada/).waitFor();
  await team.getByRole('link', { name: 'Estornos de multa', exact: true }).click();
  await team.getByText(requested.why, { exact: false }).waitFor();
  await team.getByRole('button', { name: `Ações do estorno do pedido #${requested.code}` }).click();
  await team.getByRole('menuitem', { name: 'Aprovar estorno' }).click();
  const deciding = team.getByRole('dialog', { name: 'Aprovar estorno' });
  await deciding.getByLabel('Motivo, que a loja lê').fill(requested.decision);
  await deciding.getByRole('button', { name: 'Aprovar estorno' }).click();
  await team.getByText('Estorno aprovado.').waitFor();
}

/** Retries a failed closing of a store's month in the console. */
export async function closeByClicks(team: Page, storeName: string): Promise<void> {
  await team.getByRole('link', { name: 'Faturas vencidas', exact: true }).click();
  await team.getByRole('button', { name: `Ações de ${storeName}` }).click();
  await team.getByRole('menuitem', { name: 'Tentar novamente' }).click();
  await team.getByText('Mês fechado.').waitFor();
}
