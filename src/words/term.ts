// A noun of the game as one value: sentences, tables and the glossary take their forms from it.

export interface Term {
  readonly bare: string;
  /** With its article. */
  readonly the: string;
  readonly of: string;
  readonly from: string;
  readonly in: string;
  readonly to: string;
  /** The same at the beginning of a sentence. */
  readonly Bare: string;
  readonly The: string;
  readonly From: string;
  readonly In: string;
  readonly To: string;
}

const first = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type Forms = Pick<Term, 'bare' | 'the' | 'of' | 'from' | 'in' | 'to'>;

export const term = (forms: Forms): Term => ({
  ...forms,
  Bare: first(forms.bare),
  The: first(forms.the),
  From: first(forms.from),
  In: first(forms.in),
  To: first(forms.to),
});
