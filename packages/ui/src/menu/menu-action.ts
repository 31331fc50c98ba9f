/** One entry of a menu. */
export interface MenuAction {
  label: string;
  onChoose: () => void;
  /** Reason why it is unavailable; shown below its label. */
  unavailable?: string;
  /** It removes something: danger colour. */
  isDestructive?: boolean;
}
