/** One entry of a menu. */
export interface MenuAction {
  label: string;
  onChoose: () => void;
  /** Reason why the action is unavailable, shown below its label. */
  unavailable?: string;
  /** The action removes something: danger colour. */
  isDestructive?: boolean;
}
