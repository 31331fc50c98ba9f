export interface DocumentOption {
  name: string;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
  note: string | null;
  /**
   * The partner's code of the option. Absent if the partner sent no code, and in orders from releases before
   * 1.3.
   */
  optionCode?: string;
}

/** One item of an order, as the customer ordered it. */
export interface DocumentItem {
  name: string;
  quantity: number;
  unit: string;
  unitPriceCents: number;
  optionsPriceCents: number;
  totalCents: number;
  externalCode: string | null;
  note: string | null;
  options: DocumentOption[];
}
