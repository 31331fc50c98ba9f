/** One entry of a menu. */
export interface MenuAction {
  label: string;
  onChoose: () => void;
  /** Reason why the action is unavailable, shown below its label. */
  unavailable?: string;
  /** True: the action removes something, so its entry is red. */
  isDestructive?: boolean;
}
