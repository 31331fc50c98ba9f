export interface FailureRow {
  status: number;
  text: string;
}
