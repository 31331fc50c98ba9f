import type { AuditArea } from './audit-area.ts';
import type { AuditFacts, ToldChange } from './audit-facts.ts';

/** The texts for one kind of audit entry. */
export interface ActionRow {
  area: AuditArea;
  /**
   * The action in Portuguese as it continues after a person's name: `Bloqueou Ana Souza`. It begins with a
   * capital, ends without a full stop, and contains no key of the log.
   */
  say: (facts: AuditFacts) => string;
  /** Values before and after, when the sentence does not contain them all. */
  changes?: (facts: AuditFacts) => ToldChange[];
}

export type ActionRows = Readonly<Record<string, ActionRow>>;
