import type { ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import { weekWords } from '../whole/week-words.ts';

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * Describes a product for the audit log, with amounts in cents. `category` is only given when the product
 * moves to another category.
 */
export function productInAudit(product: Omit<ProductPart, 'productId'>, category?: string) {
  return {
    categoria: category ?? null,
    nome: product.name,
    descricao: product.description,
    preco: product.priceCents,
    promocao: product.promoCents,
    promocao_inicio: instantOf(product.promoFrom),
    promocao_fim: instantOf(product.promoUntil),
    promocao_horarios: product.promoWeek && weekWords(product.promoWeek),
    status: product.status,
    disponibilidade: weekWords(product.availability),
    quantidade: product.left,
    codigo_barras: product.barcode,
    codigo_pdv: product.pdvCode,
    catalogo: product.referenceId,
  };
}
