// One measured figure.

export interface Figure {
  readonly name: string;
  readonly figure: number;
  readonly unit: string;
  readonly n: number;
}
