/** One entry of a menu. */
export interface MenuAction {
  label: string;
  onChoose: () => void;
  /** Reason why the action is unavailable. It is shown below the label. */
  unavailable?: string;
  /** True: the action removes something, so its entry is red. */
  isDestructive?: boolean;
}
