// Whether something was bought or sold in this turn of a stock round: the frame keeps both.
export const hasTraded = (frame: { readonly kind: string }): boolean => {
  const { bought = null, sold = [] } = frame as { readonly bought?: unknown; readonly sold?: readonly unknown[] };
  return frame.kind === 'stock' && (bought !== null || sold.length > 0);
};
