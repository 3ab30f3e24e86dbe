// Keeps costly answers that stay true: the same question, asked again or meanwhile, gets the same answer.

/** Characters of answers kept; the longest unasked are dropped first. */
const MOST = 2_000_000;

export function answersKept<T>(most = MOST): (question: string, find: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly answer: Promise<T>; size: number }>();
  let size = 0;
  const drop = (question: string) => {
    size -= kept.get(question)?.size ?? 0;
    kept.delete(question);
  };
  return (question, find) => {
    const known = kept.get(question);
    if (known) {
      kept.delete(question);
      kept.set(question, known);
      return known.answer;
    }
    const one = { answer: find(), size: 0 };
    kept.set(question, one);
    one.answer.then(
      (answer) => {
        if (kept.get(question) !== one) return;
        one.size = question.length + JSON.stringify(answer).length;
        size += one.size;
        for (const oldest of kept.keys()) {
          if (size <= most) return;
          drop(oldest);
        }
      },
      () => drop(question),
    );
    return one.answer;
  };
}
